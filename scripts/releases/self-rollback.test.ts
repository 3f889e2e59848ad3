import { setTimeout as sleep } from 'node:timers/promises'
import { startSmallShop, type SmallShop } from './small-shop'

let shop: SmallShop
beforeAll(async () => void (shop = await startSmallShop()))
afterAll(() => shop?.stop())

let visits = 0
/** Visits an uncached page and returns what it shows. */
async function visit(cookie?: string): Promise<{ text: string; status: number }> {
  visits += 1
  const answer = await fetch(`${shop.shop}/shop?visit=${visits}`, { headers: cookie ? { cookie } : {} })
  return { text: await answer.text(), status: answer.status }
}

/** Visits until `wanted` resolves to true; returns the number of visits without a page. */
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

describe('self rollback', () => {
  test('rolls back a remote that fails in a fifth of its renders within 30 s without visible errors and audits the reason', async () => {
    const { cursor } = await shop.context.store.readHealth(null)
    await shop.release('1.1.0', breaking('1.1.0'))
    expect(await visitUntil(() => tookBack('1.1.0'))).toBe(0)
    // One report every two seconds, fewer on a slow machine.
    expect((await shop.context.store.readHealth(cursor)).reports.length).toBeLessThan(15)
    expect((await audit()).at(-1)).toMatchObject({
      action: 'rollback',
      by: 'health watch',
      changes: [{ part: 'catalogue', from: '1.1.0', to: '1.0.0' }],
      why: expect.stringMatching(
        /^catalogue 1\.1\.0 was rolled back automatically: it failed in \d+ of \d+ renders \([\d.]+ %; the budget is 5 %\)$/,
      ),
      blocks: [{ part: 'catalogue', version: '1.1.0' }],
    })
    await visitUntil(async () => (await visit()).text === 'page of 1.0.0')
  })

  test('aborts a broken canary without affecting visitors outside its share', async () => {
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

  test('does not blame a healthy release for an API outage', async () => {
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

  /** Reported failed renders of a version. */
  async function failuresOf(version: string): Promise<number> {
    const { reports } = await shop.context.store.readHealth(null)
    const counted = reports.flatMap(({ parts }) => parts.filter((entry) => entry.version === version))
    return counted.reduce((sum, { renderFailures }) => sum + renderFailures, 0)
  }

  /** A cookie in whose canary bucket the visitor sees this page. */
  async function findBucket(text: string): Promise<string> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const cookie = `release-bucket=${(attempt * 97) % 10_000}`
      if ((await visit(cookie)).text === text) return cookie
      await sleep(10)
    }
    throw new Error(`No visitor sees “${text}”.`)
  }
})
