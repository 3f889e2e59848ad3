import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Subscriber = Parameters<Router['subscribe']>[0]

const plainUpdate: Parameters<Subscriber>[1] = { deletedFetchers: [], newErrors: null, flushSync: false }

/**
 * The router as its provider sees it. Hydration runs in slices while loaders may respond already: the provider gets the
 * state that the document was rendered with, and later changes as soon as it subscribes. Otherwise such a change would
 * cause a mismatch or, between rendering and subscribing, be lost.
 */
export function holdFirstState(router: Router): Router {
  const first = router.state
  let followed = false
  return Object.create(router, {
    state: { get: () => (followed ? router.state : first) },
    subscribe: {
      value(subscriber: Subscriber) {
        followed = true
        const stop = router.subscribe(subscriber)
        if (router.state !== first) subscriber(router.state, plainUpdate)
        return stop
      },
    },
  }) as Router
}
