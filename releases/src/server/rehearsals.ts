import type { FastifyInstance } from 'fastify'
import { rehearseRollbacks } from '../operations/rehearse-rollbacks'
import type { RegistryContext } from '../operations/registry-context'

/** Moves that follow each other are rehearsed once. */
const quiet = 1_000

/** Rehearses the rollbacks that are possible now: at the start, and again after each move. */
export function rehearsals(app: FastifyInstance, context: RegistryContext): void {
  if (!context.renderSamples) return
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const stop = context.store.watch(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running
        .then(() => rehearseRollbacks(context))
        .catch((error: unknown) => app.log.warn({ err: error }, 'rollbacks could not be rehearsed'))
    }, quiet)
  })
  app.addHook('preClose', (done) => {
    stop()
    clearTimeout(timer)
    done()
  })
}
