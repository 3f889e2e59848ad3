import { setTimeout as pause } from 'node:timers/promises'
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'

/** One page asks three times and more, so that the first visitor to wait for a hung API is nearly the last one. */
const failuresToOpen = 3
/** After this time one call tries whether the API answers again. */
const probeAfterMs = 2_000
/** Other calls wait this long for that one, so that the first page after an outage is whole. */
const probeHeadStartMs = 300

interface ApiBreakerOptions {
  /** Called for each call that fails at once. */
  onRefused?(): void
  /** Whether a failed call says that the API gives no answers; each one unless given. */
  isFailure?(error: unknown): boolean
  /** Tries in place of a call whether the API answers again, so that no call is held up for it. */
  probe?(): Promise<unknown>
}

/**
 * Lets calls fail at once while the API gives no answers: after three without one in a row, until a call or probe that is
 * let through every two seconds gets its answer. An answer of any status counts as one.
 */
export function createApiBreaker({
  onRefused = () => undefined,
  isFailure = () => true,
  probe,
}: ApiBreakerOptions = {}): <T>(call: () => Promise<T>) => Promise<T> {
  const breaker = circuitBreaker(handleWhen(isFailure), {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    halfOpenAfter: probeAfterMs,
  })
  const is = (state: CircuitState) => breaker.state === state
  let probing: Promise<unknown> = Promise.resolve()

  async function pass<T>(call: () => Promise<T>): Promise<T> {
    // Refused by the breaker itself until it is time.
    if (probe && is(CircuitState.Open)) probing = breaker.execute(probe).catch(() => undefined)
    if (is(CircuitState.HalfOpen)) {
      await Promise.race([probing, pause(probeHeadStartMs, undefined, { ref: false })])
      if (!is(CircuitState.Closed)) throw new BrokenCircuitError()
    }
    const isProbe = is(CircuitState.Open)
    const answer = breaker.execute(call)
    if (isProbe) probing = answer.catch(() => undefined)
    return answer
  }

  return (call) =>
    pass(call).catch((error: unknown) => {
      if (error instanceof BrokenCircuitError) onRefused()
      throw error
    })
}
