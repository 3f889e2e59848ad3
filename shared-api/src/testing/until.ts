import { setTimeout as sleep } from 'node:timers/promises'

/** Polls a condition, and fails after a number of seconds. Jest's fake clock doesn't affect it. */
export async function until(isTrue: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  const deadline = AbortSignal.timeout(seconds * 1_000)
  while (!(await isTrue())) {
    if (deadline.aborted) throw new Error(`Still not true after ${seconds} s: ${isTrue}`)
    await sleep(10, undefined, { ref: false })
  }
}

/** Lets real time pass. Only for tests about time on a real socket or database: others wait by `until`. */
export const elapse = (ms: number): Promise<void> => sleep(ms)
