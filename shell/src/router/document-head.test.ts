import { keepDocumentHead } from './document-head'

/** A router with a state given by the test. */
function routerShowing(title: string) {
  let listener = () => undefined as void
  const router = {
    state: { matches: [match(title)], loaderData: {}, errors: null as Record<string, unknown> | null },
    subscribe(state: () => void) {
      listener = state
      return () => undefined
    },
    show(next: string, errors: Record<string, unknown> | null = null) {
      router.state = { matches: [match(next)], loaderData: {}, errors }
      listener()
    },
  }
  keepDocumentHead(router)
  return router
}
const match = (title: string) => ({
  route: { id: title, handle: { head: () => ({ title, canonical: `/${title}` }) } },
  params: {},
})
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

describe('keepDocumentHead', () => {
  test('the head follows from page to page', () => {
    const router = routerShowing('gloves')
    router.show('belts')
    expect(document.title).toBe('belts | Shop')
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/belts')
  })

  test('uses the not-found title only for a 404', () => {
    const router = routerShowing('gloves')
    router.show('belts', { belts: { status: 404 } })
    expect([document.title, robots()]).toEqual(['page_not_found', 'noindex'])
    router.show('gis', { gis: { status: 503 } })
    expect(document.title).toBe('Temporarily unavailable | Shop')
    router.show('gloves')
    expect([document.title, robots()]).toEqual(['gloves | Shop', undefined])
  })
})
