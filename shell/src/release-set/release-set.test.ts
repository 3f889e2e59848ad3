import userEvent from '@testing-library/user-event'
import { upgradeOnNavigation } from './upgrade-on-navigation'
import { watchSet } from './newer-set'
import { reportPageViews } from './page-views'

describe('release set', () => {
  test('detects newer versions, until they are rolled back', () => {
    const served = watchSet('a1')
    served.setServed('a1')
    served.setServed(null)
    expect(served.isThere()).toBe(false)
    served.setServed('b2')
    expect(served.isThere()).toBe(true)
    served.setServed('a1')
    expect(served.isThere()).toBe(false)
  })

  let byRouter: string[]
  let isNewer: boolean
  let stop: () => void

  beforeEach(() => {
    history.replaceState(null, '', '/shop')
    byRouter = []
    isNewer = true
    document.body.innerHTML = `
      <main>
        <a href="/faqs">FAQs</a> <a href="/payment">Pay</a> <a href="/shop?page=2">Next page</a>
        <form role="search"><input aria-label="Search" /></form>
        <form id="contact"><input aria-label="Name" /></form>
      </main>`
    // Replaces the router, which handles clicks in the tree; otherwise jsdom would try to follow the link.
    document.querySelector('main')?.addEventListener('click', (event) => {
      byRouter.push((event.target as HTMLAnchorElement).pathname)
    })
    document.querySelectorAll('a').forEach((link) => {
      link.onclick = (event) => event.preventDefault()
    })
    stop = upgradeOnNavigation({ isNewer: () => isNewer })
  })
  afterEach(() => stop())

  /** jsdom follows no links; clicks left to the browser reach this listener of the window. */
  async function follow(name: string): Promise<'router' | 'document'> {
    byRouter = []
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name) as HTMLElement
    const keepHere = (event: Event) => event.preventDefault()
    window.addEventListener('click', keepHere, true)
    await userEvent.click(link)
    window.removeEventListener('click', keepHere, true)
    return byRouter.length > 0 ? 'router' : 'document'
  }

  test('a link loads its page as a document once newer versions are live', async () => {
    expect(await follow('FAQs')).toBe('document')
  })

  test('a link stays with the router without a newer set, within one page, and on the way to checkout', async () => {
    expect(await follow('Next page')).toBe('router')
    expect(await follow('Pay')).toBe('router')
    isNewer = false
    expect(await follow('FAQs')).toBe('router')
  })

  test('a link stays with the router within checkout', async () => {
    history.replaceState(null, '', '/shipment')
    expect(await follow('FAQs')).toBe('router')
  })

  test("a link stays with the router while a form has input; a search form doesn't count", async () => {
    const [search, name] = document.querySelectorAll('input')
    await userEvent.type(search as Element, 'gloves')
    expect(await follow('FAQs')).toBe('document')
    await userEvent.type(name as Element, 'Ada')
    expect(await follow('FAQs')).toBe('router')
    document.getElementById('contact')?.remove()
    expect(await follow('FAQs')).toBe('document')
  })

  test('reports client-side page views in batches and reads the served set', async () => {
    jest.useFakeTimers()
    const listeners: (() => void)[] = []
    const state = { location: { pathname: '/' }, navigation: { state: 'idle' } }
    const onServedSet = jest.fn()
    const send = jest.fn(async () => ({ headers: new Map([['x-release-set', 'b2']]) }))
    const router = { state, subscribe: (listener: () => void) => (listeners.push(listener), () => undefined) }
    reportPageViews(router, { onServedSet, send: send as never })
    const show = (pathname: string, navigation = 'idle') => {
      Object.assign(state, { location: { pathname }, navigation: { state: navigation } })
      listeners.forEach((listener) => listener())
    }
    show('/', 'loading')
    show('/shop')
    show('/shop')
    show('/shop/7')
    await jest.advanceTimersByTimeAsync(1_000)
    const [address, { body }] = send.mock.calls[0] as unknown as [string, { body: string }]
    expect(send).toHaveBeenCalledTimes(1)
    expect(address).toBe('/health/page-views')
    expect(JSON.parse(body)).toEqual({ document: '', paths: ['/shop', '/shop/7'] })
    expect(onServedSet).toHaveBeenCalledWith('b2')
    jest.useRealTimers()
  })
})
