import { until } from '@shop/shared-api/testing/until'
import { cachedFetch } from '../http/cached-fetch'
import { documentOf, textOf } from '../testing/test-documents'
import { testRevision } from '../testing/test-revision'
import { createBackgroundRenders } from './background-renders'
import { createDocumentCache } from './document-cache'

const hour = 3_600_000

/** Background renders, and a wait for their end. */
function watchedBackground() {
  const renders = createBackgroundRenders({ isBusy: () => false })
  let running = 0
  const add: typeof renders.add = (key, render) =>
    renders.add(key, () => {
      running += 1
      return render().finally(() => (running -= 1))
    })
  return { background: { ...renders, add }, settle: () => until(() => running + renders.size() === 0) }
}

/** Pages that show a price of an API with a revision, under a clock that the test sets. */
async function shop() {
  const { api, follower, move } = testRevision()
  await follower.poll()
  const state = { price: 45, renders: 0, admitted: 0, isRefused: false }
  const fetch = cachedFetch(
    (async () => {
      if (api.isSilent) throw new TypeError('fetch failed')
      return Response.json(state.price, { headers: { 'cache-control': 'public, max-age=30' } })
    }) as typeof globalThis.fetch,
    { revision: follower },
  )
  const { background, settle } = watchedBackground()
  const { isUnchanged } = fetch
  const cache = createDocumentCache({ revision: follower, isUnchanged, background, timeoutMs: 10_000 })
  const wanted = (path: string) => ({
    key: `1:live ${path}`,
    hasRevision: true,
    async render() {
      state.renders += 1
      const price = await fetch('http://api.example/api/get-product/1').then((answer) => answer.text(), String)
      return documentOf(`${path} $${price}`)
    },
    admit<T>(work: () => Promise<T>) {
      state.admitted += 1
      return state.isRefused ? Promise.reject(new Error('too many')) : work()
    },
  })
  const open = async (path: string) => {
    const served = await cache.get(wanted(path))
    return { text: await textOf(served), staleSeconds: served.staleSeconds }
  }
  return { api, follower, move, state, cache, open, settle, wanted }
}

describe('documents of an API with a revision', () => {
  let time: number
  beforeEach(() => {
    time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
  })
  afterEach(() => jest.restoreAllMocks())

  test('live until the revision moves', async () => {
    const { state, open, follower } = await shop()
    await open('/shop')
    time += 23 * hour
    await follower.poll()
    expect(await open('/shop')).toEqual({ text: '/shop $45', staleSeconds: undefined })
    expect(state.renders).toBe(1)
  })

  test('are sent for 0.6 seconds after a change, while one renewal runs in the background for no visitor', async () => {
    const { state, open, move, settle } = await shop()
    await open('/shop')
    state.price = 39
    time += 500
    await move()
    time += 99
    const visits = await Promise.all(Array.from({ length: 50 }, () => open('/shop')))
    expect(new Set(visits.map(({ text }) => text))).toEqual(new Set(['/shop $45']))
    await settle()
    expect([state.renders, state.admitted]).toEqual([2, 1])
    expect((await open('/shop')).text).toBe('/shop $39')
  })

  test('show a change 0.6 seconds later at the latest, rendered once for all visitors', async () => {
    const { state, open, move } = await shop()
    await open('/shop')
    state.price = 39
    time += 500
    await move()
    time += 100
    const visits = await Promise.all(Array.from({ length: 50 }, () => open('/shop')))
    expect(new Set(visits.map(({ text }) => text))).toEqual(new Set(['/shop $39']))
    expect([state.renders, state.admitted]).toEqual([2, 2])
  })

  test('are renewed in time under constant changes, too', async () => {
    const { state, open, move, settle } = await shop()
    await open('/shop')
    for (let change = 1; change <= 10; change += 1) {
      state.price = 45 + change
      time += 300
      await move()
    }
    expect((await open('/shop')).text).toBe('/shop $55')
    await settle()
  })

  test('are not rendered again when the answers are the same, and after a quarter of an hour in the background', async () => {
    const { state, open, move, settle } = await shop()
    await open('/shop')
    time += 2_000
    await move()
    expect((await open('/shop')).text).toBe('/shop $45')
    expect([state.renders, state.admitted]).toEqual([1, 2])
    time += 900_000
    await move()
    time += 1_000
    await open('/shop')
    await settle()
    expect([state.renders, state.admitted]).toEqual([1, 3])
    await Promise.all([open('/shop'), open('/shop')])
    await settle()
    expect([state.renders, state.admitted]).toEqual([2, 3])
    await open('/shop')
    await settle()
    expect(state.renders).toBe(2)
  })

  test('are rendered for a visitor when an hour has passed without a rendering in the background', async () => {
    const { state, open, move } = await shop()
    await open('/shop')
    time += hour
    await move()
    time += 1_000
    await open('/shop')
    expect([state.renders, state.admitted]).toEqual([2, 2])
  })

  test('are sent for 24 hours while the API is silent, with their age, and 24 hours count from its last answer', async () => {
    const { api, state, open, follower } = await shop()
    await open('/shop')
    time += 48 * hour
    await follower.poll()
    api.isSilent = true
    time += 24 * hour - 1_000
    await follower.poll()
    expect(await open('/shop')).toEqual({ text: '/shop $45', staleSeconds: 86_399 })
    expect(state.renders).toBe(1)
    time += 1_000
    expect((await open('/shop')).text).toContain('failed')
  })

  test('are sent when too much is rendered, and refused only where there is none', async () => {
    const { state, open, move } = await shop()
    await open('/shop')
    await move()
    time += 1_000
    state.price = 39
    state.isRefused = true
    expect((await open('/shop')).text).toBe('/shop $45')
    await expect(open('/other')).rejects.toThrow('too many')
  })
})
