import type { Submission } from '@shop/shared-ui'

interface Navigations {
  subscribe(listener: (state: { location: { pathname: string } }) => void): () => void
}

/** Holds the submission that the document responds to until the visitor navigates, also for a part that loads late. */
export function heldSubmission(router: Navigations, current: Submission | undefined): { current?: Submission } {
  const held = { current }
  const { pathname } = location
  if (current) {
    const stop = router.subscribe((state) => {
      if (state.location.pathname === pathname) return
      held.current = undefined
      stop()
    })
  }
  return held
}
