import { stopSignal } from '../start/stop-signal'

/** Steps that take back what was set up, in the order in which it was; the last goes first. */
export type TakeDown = (() => unknown)[]

/**
 * Works, takes down what was set up, whatever became of it, and ends this process once its exit code is known.
 * `stopped` resolves when somebody asks it to leave before.
 */
export async function withTakeDown<Result>(
  work: (undo: TakeDown, stopped: Promise<undefined>) => Promise<Result>,
): Promise<Result> {
  const undo: TakeDown = []
  try {
    return await Promise.race([work(undo, stopSignal()), uncaught()])
  } finally {
    for (const step of undo.splice(0).reverse()) await takeBack(step)
    setImmediate(() => process.exit())
  }
}

/** Rejects with what nobody else takes. */
const uncaught = () => new Promise<never>((_, refuse) => process.once('uncaughtException', refuse))

async function takeBack(step: () => unknown): Promise<void> {
  try {
    await step()
  } catch (error) {
    console.error(`Something stays behind: ${(error as Error).message}`)
  }
}
