import { until } from '@shop/shared-api/testing/until'
import { testRevision } from '../testing/test-revision'
import { documentShop } from '../testing/document-shop'
import { openPopularPages } from './popular-pages'
import { warmPages } from './warm-pages'

/** A shop that was started with these requests of the days before. */
async function startedShop(canaryPercent = 0) {
  const popular = openPopularPages()
  const requests = { '/shop': 9, '/shop/1': 5, '/shop?search=belt': 7 }
  for (const [url, count] of Object.entries(requests)) {
    for (let request = 0; request < count; request += 1) popular.count(url)
  }
  const revision = testRevision()
  await revision.follower.poll()
  const shop = documentShop({ caching: { revision: revision.follower, popular }, canaryPercent })
  /** Compares sets and revision, and waits for this number of renderings in all. */
  async function warm(renderings: number): Promise<void> {
    shop.documents.warm()
    await until(() => shop.rendered.length >= renderings)
    await shop.settle()
  }
  return { ...shop, warm, popular, move: revision.move }
}
const byRequests = ['/shop', '/shop?search=belt', '/shop/1']

describe('the most requested pages', () => {
  test('are rendered after a start, the most requested first, and then served without rendering', async () => {
    const { warm, rendered, open } = await startedShop()
    await warm(3)
    expect(rendered.map(({ url }) => url)).toEqual(byRequests)
    await warm(3)
    for (const url of byRequests) await open(url)
    expect(rendered).toHaveLength(3)
  })

  test('are rendered again after a move of the release pointer and after a change of data', async () => {
    const { warm, rendered, moveRelease, move } = await startedShop()
    await warm(3)
    moveRelease()
    await warm(6)
    await move()
    await warm(9)
    expect(rendered.map(({ url }) => url)).toEqual([...byRequests, ...byRequests, ...byRequests])
  })

  test('are rendered for a canary, too, after those of most visitors', async () => {
    const { warm, rendered } = await startedShop(10)
    await warm(6)
    expect(rendered.map(({ set }) => set)).toEqual(['live', 'live', 'live', 'canary', 'canary', 'canary'])
  })

  test('are all rendered after a start and a change of data while a visitor waits', async () => {
    const { warm, move, rendered, state, open, settle } = await startedShop()
    state.isHeld = true
    const visit = open('/shop/2')
    await settle()
    state.isHeld = false
    await warm(4)
    await move()
    await warm(7)
    expect(rendered.map(({ url }) => url)).toEqual(['/shop/2', ...byRequests, ...byRequests])
    state.ends.splice(0).forEach((end) => end())
    await visit
  })

  test('are listed once for each state, however often it is compared', () => {
    const lists: number[] = []
    let revision = 'r1'
    const warm = warmPages({
      cache: { warm: async () => undefined },
      background: { setList: (jobs) => void lists.push(jobs.length) },
      popular: { list: () => byRequests },
      cohorts: () => [],
      revision: () => revision,
      wanted: () => ({ key: '', hasRevision: true, render: () => Promise.reject(new Error('none')) }),
    })
    warm()
    warm()
    expect(lists).toHaveLength(1)
    revision = 'r2'
    warm()
    expect(lists).toHaveLength(2)
  })

  test('are counted by their address without campaign parameters', async () => {
    const { open, popular } = await startedShop()
    for (let visit = 0; visit < 20; visit += 1) await open(`/shop/3?utm_source=${visit}`)
    await open('/unknown')
    expect(popular.list()[0]).toBe('/shop/3')
  })
})
