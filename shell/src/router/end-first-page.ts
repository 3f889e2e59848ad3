import type { createBrowserRouter } from 'react-router-dom'

/** Takes the mark of a visit's first page off the document once the visitor goes on; see `fromAfar` of shared-ui. */
export function endFirstPage(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>): void {
  const { key } = router.state.location
  const stop = router.subscribe(({ location, navigation }) => {
    if (location.key === key && navigation.state === 'idle') return
    delete document.documentElement.dataset['first']
    stop()
  })
}
