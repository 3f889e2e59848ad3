/** The header by which a request has one name at every server that works on it. */
export const requestIdHeader = 'x-request-id'

/** Whether a header's value is acceptable as a request id: short, and safe in a log. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value)
}
