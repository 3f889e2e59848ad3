import { Failure } from '../failure'

interface Cause {
  code?: unknown
  constraint?: unknown
  message?: unknown
  cause?: unknown
}

/** An error and its causes, outermost first. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (
    let cause = error;
    typeof cause === 'object' && cause !== null && causes.length < 8;
    cause = (cause as Cause).cause
  ) {
    causes.push(cause)
  }
  return causes
}

/** The SQLSTATE of a database error, even if drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  return causesOf(error)
    .map(({ code }) => code)
    .find((code): code is string => typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code))
}

/** The constraint that a database error violates. */
export function violatedConstraint(error: unknown): string | undefined {
  return causesOf(error)
    .map(({ constraint }) => constraint)
    .find((name): name is string => typeof name === 'string')
}

const LOST_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'])
/** pg's messages without a code when a connection was not available in time, timed out or closed. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed))/
/** Serialization failures, deadlocks and lock timeouts, which a retry may solve. */
const CONFLICTS = new Set(['40001', '40P01', '55P03'])
/** A transaction that was idle for too long. */
const IDLE_IN_TRANSACTION = '25P03'

/**
 * The failure for API clients of a database error: invalid values 400, violated constraints 409, conflicts and
 * outages 503; undefined for others.
 */
export function failureOfDatabase(error: unknown): Failure | undefined {
  const state = sqlState(error)
  if (state === undefined) return connectionLost(error) ? outage() : undefined
  if (state.startsWith('22')) return new Failure(400, 'malformed', 'We could not read that request.')
  if (state.startsWith('23'))
    return new Failure(409, 'conflict', 'That is no longer possible. Please reload and try again.')
  if (CONFLICTS.has(state)) return new Failure(503, 'busy', 'The shop is busy. Please try again.', { retryAfter: 1 })
  if (state === IDLE_IN_TRANSACTION || ['08', '53', '57'].includes(state.slice(0, 2))) return outage()
  return undefined
}

const outage = () =>
  new Failure(503, 'unavailable', 'The shop is not available right now. Please try again.', { retryAfter: 5 })

const connectionLost = (error: unknown): boolean =>
  causesOf(error).some(({ code, message }) => LOST_CONNECTION.has(String(code)) || NO_CONNECTION.test(String(message)))
