import type { FastifyBaseLogger } from 'fastify'

/** Returns a function that waits for each of a row of attempts, and logs the first failure until one succeeds again. */
export function logFirstFailure(log: Pick<FastifyBaseLogger, 'error'>, message: string) {
  let failing = false
  return (attempt: Promise<void>): Promise<void> =>
    attempt.then(
      () => void (failing = false),
      (error: unknown) => {
        if (!failing) log.error({ err: error }, message)
        failing = true
      },
    )
}
