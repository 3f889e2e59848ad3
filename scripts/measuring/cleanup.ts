import { stopSignal } from '../start/stop-signal'

/** Cleanup steps in order of setup; they run in reverse. */
export type CleanupSteps = (() => unknown)[]

/**
 * Runs work, then all cleanup steps, even after a failure, and ends this process. `stopped` resolves on a stop
 * signal.
 */
export async function withCleanup<Result>(
  work: (cleanup: CleanupSteps, stopped: Promise<undefined>) => Promise<Result>,
): Promise<Result> {
  const cleanup: CleanupSteps = []
  try {
    return await Promise.race([work(cleanup, stopSignal()), uncaught()])
  } finally {
    for (const step of cleanup.splice(0).reverse()) await runCleanupStep(step)
    setImmediate(() => process.exit())
  }
}

/** Rejects with an uncaught exception. */
const uncaught = () => new Promise<never>((_, refuse) => process.once('uncaughtException', refuse))

async function runCleanupStep(step: () => unknown): Promise<void> {
  try {
    await step()
  } catch (error) {
    console.error(`Cleanup failed: ${(error as Error).message}`)
  }
}
