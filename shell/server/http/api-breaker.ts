import { setTimeout as pause } from 'node:timers/promises'
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from 'cockatiel'

/** One page asks three times and more, so that the first visitor to wait for a hung API is nearly the last one. */
const failuresToOpen = 3
/** After this time one call tries whether the API answers again. */
const probeAfterMs = 2_000
/** Other calls wait this long for that one, so that the first page after an outage is whole. */
const probeHeadStartMs = 300

/**
 * Lets calls fail at once while the API gives no answers: after three without one in a row, until one that is let
 * through every two seconds gets its answer. An answer of any status counts as one. `onRefused`
 * is called for each call that fails so.
 */
export function createApiBreaker(onRefused: () => void = () => undefined): <T>(call: () => Promise<T>) => Promise<T> {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    halfOpenAfter: probeAfterMs,
  })
  const is = (state: CircuitState) => breaker.state === state
  let probe: Promise<unknown> = Promise.resolve()

  async function pass<T>(call: () => Promise<T>): Promise<T> {
    if (is(CircuitState.HalfOpen)) {
      await Promise.race([probe, pause(probeHeadStartMs, undefined, { ref: false })])
      if (!is(CircuitState.Closed)) throw new BrokenCircuitError()
    }
    const isProbe = is(CircuitState.Open)
    const answer = breaker.execute(call)
    if (isProbe) probe = answer.catch(() => undefined)
    return answer
  }

  return (call) =>
    pass(call).catch((error: unknown) => {
      if (error instanceof BrokenCircuitError) onRefused()
      throw error
    })
}
