import { setTimeout as pause } from 'node:timers/promises'
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'

/** One page makes three calls or more, so that few visitors wait for a hung API. */
const failuresToOpen = 3
/** After this time one call tries whether the API answers again. */
const probeAfterMs = 2_000
/** Other calls wait this long for the probe, so that the first page after an outage is complete. */
const probeHeadStartMs = 300

interface ApiBreakerOptions {
  /** Called for each call that is rejected at once. */
  onRefused?(): void
  /** Whether an error means that the API is unavailable; all do by default. */
  isFailure?(error: unknown): boolean
  /** Checks in place of a call whether the API has recovered, so that no call is delayed by it. */
  probe?(): Promise<unknown>
}

/**
 * A circuit breaker: opens after three consecutive failures and rejects calls at once, until a call or probe, allowed
 * every two seconds, gets a response. A response of any status is a success.
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
