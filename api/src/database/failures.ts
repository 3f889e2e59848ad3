import { Failure } from '../failure'

/** The SQLSTATE of a database error, also when drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/** The constraint that a database error names. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const name = (cause as { constraint?: unknown }).constraint
    if (typeof name === 'string') return name
  }
  return undefined
}

const LOST_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])

/** What a caller may know of a database error: bad values 400, broken rules 409, conflicts and outages 503; else undefined. */
export function failureOfDatabase(error: unknown): Failure | undefined {
  const state = sqlState(error)
  if (state === undefined) return connectionLost(error) ? outage() : undefined
  if (state.startsWith('22')) return new Failure(400, 'malformed', 'We could not read that request.')
  if (state.startsWith('23'))
    return new Failure(409, 'conflict', 'That is no longer possible. Please reload and try again.')
  if (state === '40001' || state === '40P01')
    return new Failure(503, 'busy', 'The shop is busy. Please try again.', { retryAfter: 1 })
  if (['08', '53', '57'].includes(state.slice(0, 2))) return outage()
  return undefined
}

const outage = () =>
  new Failure(503, 'unavailable', 'The shop is not available right now. Please try again.', { retryAfter: 5 })

function connectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (LOST_CONNECTION.has(String((cause as { code?: unknown }).code))) return true
    if (cause.message === 'timeout exceeded when trying to connect') return true
  }
  return false
}
