import type { FastifyInstance } from 'fastify'
import { rehearseRollbacks } from '../operations/rehearse-rollbacks'
import type { RegistryContext } from '../operations/registry-context'

/** Delay after the last of several moves. */
const DEBOUNCE_MS = 1_000

/** Renders the possible rollback sets ahead, at the start and after each move. */
export function rehearsals(app: FastifyInstance, context: RegistryContext): void {
  if (!context.inspect) return
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const stop = context.store.watch(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running
        .then(() => rehearseRollbacks(context))
        .catch((error: unknown) => app.log.warn({ err: error }, 'could not render the rollback sets ahead'))
    }, DEBOUNCE_MS)
  })
  app.addHook('preClose', (done) => {
    stop()
    clearTimeout(timer)
    done()
  })
}
