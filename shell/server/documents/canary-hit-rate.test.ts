import { testRevision } from '../testing/test-revision'
import { documentShop } from '../testing/document-shop'

const ADDRESSES = 150
const VISITS = 3_000
const CLIENTS = 100

/** Pseudo-random numbers from 0 to 1 of a fixed seed. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** The share of visits that are served from the cache: products by Zipf's law, returning and first visitors mixed. */
async function hitRate(canaryPercent: number): Promise<number> {
  const { follower } = testRevision()
  await follower.poll()
  const { open, rendered } = documentShop({ caching: { revision: follower }, canaryPercent })
  const random = seeded(21)
  const address = () => `/shop/${Math.floor(ADDRESSES ** random())}?utm_source=${Math.floor(random() * 5)}`
  for (let visit = 0; visit < VISITS; visit += 1) {
    const isFirst = random() < 0.3
    const cookie = isFirst ? '' : `release-bucket=${Math.floor(random() * 10_000)}`
    await open(address(), { cookie, address: `203.0.${visit % CLIENTS}.1` })
  }
  return 1 - rendered.length / VISITS
}

describe('documents while a canary runs', () => {
  test('are served from the cache at least 90 % as often as without', async () => {
    const [without, withCanary] = [await hitRate(0), await hitRate(10)]
    expect(without).toBeGreaterThan(0.9)
    expect(withCanary / without).toBeGreaterThanOrEqual(0.9)
  })

  test('are shared by all visitors of a cohort', async () => {
    const { open, rendered } = documentShop({ canaryPercent: 10 })
    for (const bucket of [1, 2, 999, 1_000, 9_999]) await open('/shop', { cookie: `release-bucket=${bucket}` })
    expect(rendered.map(({ set }) => set)).toEqual(['canary', 'live'])
  })
})
