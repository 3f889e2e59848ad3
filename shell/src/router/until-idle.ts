import type { createBrowserRouter } from 'react-router-dom'

/** What reads a router's state and follows it. */
export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Resolves once no navigation runs. */
export function untilIdle(router: Router): Promise<void> {
  return new Promise((resolve) => {
    // The router notifies its first subscriber at once about missed updates.
    let stop = () => {}
    stop = router.subscribe(check)
    check()

    function check(): void {
      if (router.state.navigation.state !== 'idle') return
      stop()
      resolve()
    }
  })
}

/** Calls back once, when the visitor has navigated to another path. */
export function onNavigation(
  router: { subscribe(listener: (state: { location: { pathname: string } }) => void): () => void },
  callback: () => void,
): void {
  const { pathname } = location
  let stop = () => {}
  stop = router.subscribe((state) => {
    if (state.location.pathname === pathname) return
    stop()
    callback()
  })
}
