/**
 * Where a navigation overtakes another, the router skips the view transition of the first and drops its `ready`, which
 * then rejects with nobody to hear it. That is no failure; whatever else a transition rejects with stays as it is.
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
