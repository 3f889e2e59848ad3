/** When the time for some work begins (at once by default), how long it is in ms, and the error after it. */
interface TimeLimit {
  start?: Promise<unknown>
  timeoutMs: number
  message: string
}

/** The result of `work`; rejects when it takes longer than the limit. The work itself can't be stopped. */
export async function withinTime<T>(
  work: Promise<T>,
  { start = Promise.resolve(), timeoutMs, message }: TimeLimit,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = start.then(
    () => new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(new Error(message)), timeoutMs))),
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
