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

/** Visits until `wanted` holds; gives the number of visits that were not answered with a page. */
async function visitUntil(wanted: () => Promise<boolean>): Promise<number> {
  let failed = 0
  while (!(await wanted())) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => visit()))
    failed += answers.filter(({ status }) => status !== 200).length
    await sleep(150)
  }
  return failed
}

const audit = () => shop.context.store.listAudit()
const tookBack = async (version: string) =>
  (await audit()).some(({ role, changes }) => role === 'health' && changes[0]?.from === version)
const breaking = (version: string) =>
  `exports.renders = (exports.renders ?? 0) + 1; if (exports.renders % 5 === 0) throw new Error('a planted fault'); return 'page of ${version}'`

test('a remote that breaks in a fifth of its renders is gone within 30 s, no visitor sees an error, and the audit says why', async () => {
  const { cursor } = await shop.context.store.readHealth(null)
  await shop.release('1.1.0', breaking('1.1.0'))
  expect(await visitUntil(() => tookBack('1.1.0'))).toBe(0)
  // A report is due every two seconds, on a slow machine later.
  expect((await shop.context.store.readHealth(cursor)).reports.length).toBeLessThan(15)
  expect((await audit()).at(-1)).toMatchObject({
    action: 'rollback',
    by: 'health watch',
    changes: [{ part: 'catalogue', from: '1.1.0', to: '1.0.0' }],
    why: expect.stringMatching(
      /^catalogue 1\.1\.0 was taken back by itself: it failed in \d+ of \d+ renders \([\d.]+ %; allowed are 5 %\)$/,
    ),
    blocks: [{ part: 'catalogue', version: '1.1.0' }],
  })
  await visitUntil(async () => (await visit()).text === 'page of 1.0.0')
})

test('a canary that breaks is aborted; those outside its share never met it', async () => {
  await shop.release('1.2.0', breaking('1.2.0'), { canary: 50 })
  const inside = await findBucket('page of 1.2.0')
  const outside = await findBucket('page of 1.0.0')
  const outsiders: string[] = []
  await visitUntil(async () => {
    await Promise.all([visit(inside), visit(inside)])
    outsiders.push((await visit(outside)).text)
    return tookBack('1.2.0')
  })
  expect(new Set(outsiders)).toEqual(new Set(['page of 1.0.0']))
  expect((await audit()).at(-1)).toMatchObject({ action: 'abort', changes: [{ from: '1.2.0', to: '1.0.0' }] })
})

test('a healthy release is not blamed for what an API outage does to it', async () => {
  const page = `await api.request('GET /get-products').catch(() => { throw new TypeError('no data') }); return 'page of 1.3.0'`
  await shop.release('1.3.0', page)
  await visitUntil(async () => (await visit()).text === 'page of 1.3.0')
  shop.breakApi(true)
  const until = Date.now() + 8_000
  await visitUntil(async () => Date.now() > until && (await failuresOf('1.3.0')) > 5)
  shop.breakApi(false)
  expect(await tookBack('1.3.0')).toBe(false)
  expect((await visit()).text).toBe('page of 1.3.0')
})

/** Renders in which a version failed, as document servers reported them. */
async function failuresOf(version: string): Promise<number> {
  const { reports } = await shop.context.store.readHealth(null)
  const counted = reports.flatMap(({ parts }) => parts.filter((one) => one.version === version))
  return counted.reduce((sum, { renderFailures }) => sum + renderFailures, 0)
}

/** A cookie whose visitor is shown this page. */
async function findBucket(text: string): Promise<string> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const cookie = `release-bucket=${(attempt * 97) % 10_000}`
    if ((await visit(cookie)).text === text) return cookie
    await sleep(10)
  }
  throw new Error(`Nobody is shown “${text}”.`)
}
