import { readDocumentToken } from './document-token'

interface RouterLike {
  state: { location: { pathname: string }; navigation: { state: string } }
  subscribe(listener: () => void): () => void
}

interface PageViewsOptions {
  /** Called with the id of the currently served set. */
  onServedSet(id: string | null): void
  send?: typeof fetch
}

/** Page views within this time are reported together, in ms. */
const BATCH_MS = 1_000
/** Maximum per report; the server accepts no more. */
const MAX_PATHS = 20

/** Reports each client-side page view to the document server; the response contains the served set. */
export function reportPageViews(router: RouterLike, { onServedSet, send = fetch }: PageViewsOptions): void {
  let shown = router.state.location.pathname
  let paths: string[] = []

  router.subscribe(() => {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    if (paths.push(shown.slice(0, 512)) === 1) setTimeout(report, BATCH_MS)
  })
  addEventListener('pagehide', report)

  function report(): void {
    if (paths.length === 0) return
    const body = JSON.stringify({ document: readDocumentToken(), paths: paths.slice(0, MAX_PATHS) })
    paths = []
    send('/health/page-views', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).then(
      ({ headers }) => onServedSet(headers.get('x-release-set')),
      () => undefined,
    )
  }
}
