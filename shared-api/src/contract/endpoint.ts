import { z } from './zod'

/** Who may call: anyone; anyone, with more for signed-in visitors; or signed-in visitors only. */
export type Access = 'public' | 'optional' | 'session'

/** Error statuses of a call, in addition to those that any call may have (400, 413, 429, 500, 503). */
export type FailureStatus = 401 | 403 | 404 | 409 | 422

/** One call of the API: everything that its handler, its typed client and its documentation need to agree on. */
export interface Endpoint {
  summary: string
  tag:
    | 'auth'
    | 'content'
    | 'catalogue'
    | 'cart'
    | 'orders'
    | 'account'
    | 'wishlist'
    | 'ratings'
    | 'wholesale'
    | 'authenticity'
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The body travels as multipart/form-data; `body` describes its text fields. */
  multipart?: true
  response: z.ZodType
  /** Status of success; 200 by default. */
  status?: 201 | 302
  failures: readonly FailureStatus[]
}

/** Returns the endpoint with its exact types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** A read's envelope. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data })

/** The body of every error: `code` for programs, `message` for people, `errors` per field. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** The response of a call that only confirms success. */
export const outcome = z.object({ success: z.literal(true), message: z.string() })
export type Outcome = z.infer<typeof outcome>
