import type { Submission } from '@shop/shared-ui'

interface Navigations {
  subscribe(listener: (state: { location: { pathname: string } }) => void): () => void
}

/** Holds what the document answers until the visitor leaves its page, a part that comes late included. */
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
