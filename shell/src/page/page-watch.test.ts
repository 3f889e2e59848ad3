import { until } from '@shop/shared-api/testing/until'
import {
  enterPart,
  enterRender,
  pageWatchPath,
  pageWatchScript,
  reportHandledError,
  reportHydrated,
  watchEvents,
} from './page-watch'

type Message = [kind: string, value: unknown, path: string]

/** Runs the document's first script; returns what it sends to its worker. */
function startPage({ token = 'a.token', visibility = 'visible' } = {}) {
  const messages: Message[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const addEventListener = (name: string, listener: () => void) => void (listeners[name] = listener)
  const page = { visibilityState: visibility, addEventListener }
  const worker: { onmessage?: () => void } = {}
  const started: string[] = []
  function Worker(url: string) {
    started.push(url)
    return Object.assign(worker, { postMessage: (message: Message) => messages.push(message) })
  }
  const serverTiming = token === '' ? [] : [{ name: 'document', description: token }]
  const performance = { getEntriesByType: () => [{ serverTiming }] }
  const names = ['document', 'performance', 'Worker', 'addEventListener', 'window']
  new Function(...names, pageWatchScript)(page, performance, Worker, addEventListener, globalThis)
  const kinds = () => messages.map(([kind, value]) => (value === undefined ? kind : `${kind} ${String(value)}`))
  return { messages, kinds, started, worker, page, listeners }
}

beforeEach(() => {
  Object.assign(globalThis, { watchPage: undefined })
  performance.mark = (() => undefined) as never
})

describe('page watch', () => {
  test('starts a worker with the document token, and answers each of its messages', () => {
    const { kinds, started, worker, messages } = startPage()
    expect(started).toEqual([pageWatchPath])
    expect(kinds()).toEqual(['start a.token', 'visible true'])
    worker.onmessage?.()
    expect(messages.at(-1)).toEqual(['alive', undefined, '/'])
  })

  test('starts nothing in a document that does not count', () => {
    expect(startPage({ token: '' }).started).toEqual([])
    expect(() => enterPart('catalogue', '1.0.0')()).not.toThrow()
  })

  test('reports when the page is hidden, prints or is left', () => {
    const { kinds, listeners, page } = startPage()
    for (const name of ['beforeprint', 'afterprint', 'pagehide', 'pageshow']) listeners[name]?.({})
    page.visibilityState = 'hidden'
    listeners['visibilitychange']?.({})
    expect(kinds().slice(2)).toEqual([false, true, false, true, false].map((isVisible) => `visible ${isVisible}`))
  })

  test('sends errors that have a stack, shortened', () => {
    const { messages, listeners } = startPage()
    const error = Object.assign(new TypeError('x'.repeat(1_000)), { stack: 'y'.repeat(9_000) })
    listeners['error']?.({ error })
    listeners['error']?.({ error: null })
    listeners['unhandledrejection']?.({ reason: error })
    listeners['unhandledrejection']?.({ reason: 'no error' })
    const expected = ['error', { name: 'TypeError', message: 'x'.repeat(300), stack: 'y'.repeat(4_000) }, '/']
    expect(messages.slice(2)).toEqual([expected, expected])
  })

  test('sends errors that the page recovered from', () => {
    const { messages } = startPage()
    const error = new TypeError('boom')
    reportHandledError(error)
    reportHandledError('no error')
    expect(messages.slice(2)).toEqual([['error', { name: 'TypeError', message: 'boom', stack: error.stack }, '/']])
  })

  test('names the version that runs: what renders, else what was entered last, else the page’s own', () => {
    const { kinds } = startPage()
    const leaveCatalogue = enterPart('catalogue', '1.0.0')
    const leaveCart = enterPart('cart-checkout', '2.0.0')
    leaveCatalogue()
    const leaveRender = enterRender('account', '3.0.0')
    leaveRender()
    leaveCart()
    reportHydrated()
    const parts = ['catalogue@1.0.0', 'cart-checkout@2.0.0', 'account@3.0.0', 'cart-checkout@2.0.0', 'shell@', '']
    expect(kinds().slice(2)).toEqual([...parts.map((part) => `part ${part}`), 'hydrated'])
    expect(document.documentElement.dataset['hydrated']).toBe('')
  })

  test('attributes a visitor’s event to the page, also while a part loads', async () => {
    const { kinds } = startPage()
    reportHydrated()
    watchEvents()
    const leave = enterPart('catalogue', '1.0.0')
    dispatchEvent(new Event('click'))
    expect(kinds().at(-1)).toBe('part ')
    await until(() => kinds().at(-1) === 'part catalogue@1.0.0')
    leave()
    expect(kinds().at(-1)).toBe('part ')
  })

  test('attributes a visitor’s event to the page, also where it interrupts a render', () => {
    const { kinds } = startPage()
    reportHydrated()
    watchEvents()
    const leave = enterRender('catalogue', '1.0.0')
    dispatchEvent(new Event('click'))
    expect(kinds().at(-1)).toBe('part ')
    leave()
    expect(kinds().at(-1)).toBe('part ')
  })
})
