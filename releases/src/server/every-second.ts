import type { FastifyInstance } from 'fastify'

const INTERVAL_MS = 1_000

/** Calls `check` every second until the server closes, never concurrently; failures are logged and retried. */
export function everySecond(app: FastifyInstance, check: () => Promise<void>, subject: string): void {
  let running = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = check()
      .catch((error: unknown) => app.log.error({ err: error }, `could not check the ${subject}`))
      .finally(() => (busy = false))
  }, INTERVAL_MS)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
