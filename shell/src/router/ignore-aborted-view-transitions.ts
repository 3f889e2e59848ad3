/**
 * When a navigation overtakes another, the router skips the first view transition and drops its `ready` promise, which
 * then rejects unhandled. That isn't a failure; other rejections are still reported.
 */
export function ignoreAbortedViewTransitions(): void {
  // Not every browser has them.
  const start = document.startViewTransition as typeof document.startViewTransition | undefined
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start.call(document, update)
    transition.ready.catch((reason: unknown) => {
      if ((reason as Error).name !== 'AbortError') throw reason
    })
    return transition
  }
}
