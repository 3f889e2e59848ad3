import { ApiError } from '@shop/shared-api'

/** What a refused change would have overwritten, as the API answers it with 409; undefined for any other error. */
export const currentOf = <Current>(error: unknown): Current | undefined =>
  error instanceof ApiError && error.status === 409 ? (error.body as { current?: Current } | null)?.current : undefined
