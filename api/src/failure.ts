/** What a failure may carry besides its status, code and sentence. */
export interface FailureDetail {
  /** Messages beside the fields they speak of. */
  errors?: { field: string; message: string }[]
  /** Seconds until trying again makes sense; sent as Retry-After. */
  retryAfter?: number
  /** Further members of the body, such as the new amounts of a cart. */
  extra?: Record<string, unknown>
}

/** A refusal that the caller is meant to read: it becomes the answer as it stands. */
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

/** 404, with one body for what is missing and for what is someone else's. */
export const notFound = () => new Failure(404, 'not_found', 'We could not find that.')

/** 422 for single fields of a form. */
export const invalid = (errors: { field: string; message: string }[], code = 'invalid') =>
  new Failure(422, code, errors[0]?.message ?? 'Please check the form.', { errors })

/** 401: the token is missing, expired or revoked. */
export const unauthorized = () => new Failure(401, 'unauthorized', 'Please log in to go on.')
