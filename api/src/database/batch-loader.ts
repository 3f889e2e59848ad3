/**
 * Combines concurrent loads into one read (as a data loader does). A load always uses a read that started after it,
 * so it sees everything committed before on any instance. Loads during a running read share the next one, which
 * receives all their keys.
 */
export function createBatchLoader<Key, Result>(read: (keys: Key[]) => Promise<Result>): (key: Key) => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve()
  let next: { keys: Key[]; result: Promise<Result> } | undefined

  function scheduleBatch() {
    const keys: Key[] = []
    const result = current.then(collectRequests).then(() => {
      next = undefined
      // A drizzle query is lazy and runs once per await, so it is started exactly once here.
      const running = Promise.resolve(read(keys))
      current = running.catch(() => undefined)
      return running
    })
    return { keys, result }
  }

  return function load(key) {
    next ??= scheduleBatch()
    next.keys.push(key)
    return next.result
  }
}

/** Waits until all pending requests have registered their keys. */
const collectRequests = () => new Promise<void>((resume) => setImmediate(resume))
