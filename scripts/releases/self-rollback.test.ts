import { setTimeout as sleep } from 'node:timers/promises'
import { startSmallShop, type SmallShop } from './small-shop'

let shop: SmallShop
beforeAll(async () => void (shop = await startSmallShop()))
afterAll(() => shop?.stop())

let visits = 0
/** Visits a page that is in no memory yet; tells what it shows. */
async function visit(cookie?: string): Promise<{ text: string; status: number }> {
  visits += 1
  const answer = await fetch(`${shop.shop}/shop?visit=${visits}`, { headers: cookie ? { cookie } : {} })
  return { text: await answer.text(), status: answer.status }
}

/** Visits until `wanted` holds; gives the seconds that it took and the visits that were not answered with a page. */
async function visitUntil(
  wanted: () => Promise<boolean>,
  patience: number,
): Promise<{ seconds: number; failed: number }> {
  const begin = Date.now()
  let failed = 0
  while (!(await wanted())) {
    if (Date.now() - begin > patience * 1000) throw new Error(`Nothing happened within ${patience} s.`)
    const answers = await Promise.all(Array.from({ length: 5 }, () => visit()))
    failed += answers.filter(({ status }) => status !== 200).length
    await sleep(150)
  }
  return { seconds: (Date.now() - begin) / 1000, failed }
}

const audit = () => shop.context.store.listAudit()
const tookBack = async (version: string) =>
  (await audit()).some(({ role, changes }) => role === 'health' && changes[0]?.from === version)
const breaking = (version: string) =>
  `if (Math.random() < 0.2) throw new Error('a planted fault'); return 'page of ${version}'`

test('a remote that breaks in a fifth of its renders is gone within 30 s, no visitor sees an error, and the audit says why', async () => {
  await shop.release('1.1.0', breaking('1.1.0'))
  const { seconds, failed } = await visitUntil(() => tookBack('1.1.0'), 30)
  expect(seconds).toBeLessThan(30)
  expect(failed).toBe(0)
  expect((await audit()).at(-1)).toMatchObject({
    action: 'rollback',
    by: 'health watch',
    changes: [{ part: 'catalogue', from: '1.1.0', to: '1.0.0' }],
    why: expect.stringMatching(
      /^catalogue 1\.1\.0 was taken back by itself: it failed in \d+ of \d+ page views .*: a planted fault$/,
    ),
    blocks: [{ part: 'catalogue', version: '1.1.0' }],
  })
  await visitUntil(async () => (await visit()).text === 'page of 1.0.0', 3)
})

test('a canary that breaks is aborted; those outside its share never met it', async () => {
  await shop.release('1.2.0', breaking('1.2.0'), 50)
  const inside = await findBucket('page of 1.2.0')
  const outside = await findBucket('page of 1.0.0')
  const outsiders: string[] = []
  await visitUntil(async () => {
    await Promise.all([visit(inside), visit(inside)])
    outsiders.push((await visit(outside)).text)
    return tookBack('1.2.0')
  }, 30)
  expect(new Set(outsiders)).toEqual(new Set(['page of 1.0.0']))
  expect((await audit()).at(-1)).toMatchObject({ action: 'abort', changes: [{ from: '1.2.0', to: '1.0.0' }] })
})

test('a healthy release is not blamed for what an API outage does to it', async () => {
  const page = `await api.request('GET /get-products').catch(() => { throw new TypeError('no data') }); return 'page of 1.3.0'`
  await shop.release('1.3.0', page)
  await visitUntil(async () => (await visit()).text === 'page of 1.3.0', 10)
  shop.breakApi(true)
  const until = Date.now() + 8_000
  await visitUntil(async () => Date.now() > until, 20)
  shop.breakApi(false)
  const health = (await (await fetch(`${shop.releases}/v1/health`)).json()) as {
    version: string
    pageFailures: number
  }[]
  expect(health.find(({ version }) => version === '1.3.0')?.pageFailures).toBeGreaterThan(5)
  expect(await tookBack('1.3.0')).toBe(false)
  expect((await visit()).text).toBe('page of 1.3.0')
})

/** A cookie whose visitor is shown this page. */
async function findBucket(text: string): Promise<string> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const cookie = `release-bucket=${(attempt * 97) % 10_000}`
    if ((await visit(cookie)).text === text) return cookie
    await sleep(10)
  }
  throw new Error(`Nobody is shown “${text}”.`)
}
