import type { FastifyInstance } from 'fastify'

const every = 1_000

/** Calls `look` every second until the server closes, never twice at once; a failure is logged and tried again. */
export function keepWatch(app: FastifyInstance, look: () => Promise<void>): void {
  let looking = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    looking = look()
      .catch((error: unknown) => app.log.error({ err: error }, 'the health of releases could not be judged'))
      .finally(() => (busy = false))
  }, every)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}
