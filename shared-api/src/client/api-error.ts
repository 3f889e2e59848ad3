import type { ErrorBody } from '../contract'

/** A failed call. `status` is 0 when no response arrived; then `code` is `network` or `timeout`. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Messages for single fields. */
    readonly errors: { field: string; message: string }[] = [],
    /** The full response body, for errors that carry more data (a 409 with new amounts). */
    readonly body: unknown = undefined,
  ) {
    super(message)
  }

  /** The message for one field of a form, if the API named it. */
  messageFor(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message
  }
}

const UNREADABLE = 'The shop gave an answer that we could not read. Please try again.'

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body && typeof body.message === 'string'

/** Turns an error response into an ApiError with a readable message, even when a proxy produced the response. */
export function errorFromResponse(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) return new ApiError(status, body.code, body.message, body.errors, body)
  return new ApiError(status, status >= 500 ? 'unavailable' : 'unreadable', UNREADABLE, [], body)
}

/** No response arrived; browsers don't reveal the cause. */
export const unreachable = (): ApiError =>
  new ApiError(0, 'network', 'We could not reach the shop. Check your connection and try again.')

/** No response arrived within the call's timeout. */
export const timedOut = (): ApiError =>
  new ApiError(0, 'timeout', 'The shop is taking too long to answer. Please try again.')
