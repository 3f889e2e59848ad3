/** Optional details of a failure in addition to its status, code and message. */
export interface FailureDetail {
  /** Messages by form field. */
  errors?: { field: string; message: string }[]
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number
  /** Additional members of the body, such as the new amounts of a cart. */
  extra?: Record<string, unknown>
}

/** A rejection; its status, code and message are sent to the caller unchanged. */
export class Failure extends Error {
  override name = 'Failure'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: FailureDetail = {},
  ) {
    super(message)
  }
}

/** 404, with the same body for a missing resource and one that belongs to another user. */
export const notFound = () => new Failure(404, 'not_found', 'We could not find that.')

/** 422 with messages for single form fields. */
export const invalid = (errors: { field: string; message: string }[], code = 'invalid') =>
  new Failure(422, code, errors[0]?.message ?? 'Please check the form.', { errors })

/** 401: the token is missing, expired or revoked. */
export const unauthorized = () => new Failure(401, 'unauthorized', 'Please log in to continue.')
