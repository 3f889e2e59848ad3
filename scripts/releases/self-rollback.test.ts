import { elapse, until } from '@shop/shared-api/testing/until'
import { startSmallShop, type SmallShop } from './small-shop'

// A rollback takes up to 30 seconds, and a test waits for it twice.
jest.setTimeout(180_000)

let shop: SmallShop
beforeEach(async () => void (shop = await startSmallShop()))
afterEach(() => shop?.stop())

let visits = 0
/** Visits an uncached page from a network of its own, as each network gets ten a second, and returns what it shows. */
async function visit(cookie?: string): Promise<{ text: string; status: number }> {
  visits += 1
  const from = { 'x-forwarded-for': `100.${visits >> 8}.${visits & 255}.7` }
  const answer = await fetch(`${shop.shop}/shop?visit=${visits}`, { headers: cookie ? { ...from, cookie } : from })
  return { text: await answer.text(), status: answer.status }
}

/** Visits until `wanted` resolves to true; returns the number of visits without a page. */
async function visitUntil(wanted: () => Promise<boolean>): Promise<number> {
  let failed = 0
  await until(async () => {
    if (await wanted()) return true
    const answers = await Promise.all(Array.from({ length: 5 }, () => visit()))
    failed += answers.filter(({ status }) => status !== 200).length
    // A shop is visited steadily: a flood would be reported all at once.
    await elapse(150)
    return false
  }, 60)
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
    // Several intervals of the health reports, in which a faulty version would be rolled back.
    const end = Date.now() + 8_000
    await visitUntil(async () => Date.now() > end && (await failuresOf('1.3.0')) > 5)
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

  /** A cookie with a canary bucket in which the visitor sees this page. */
  async function findBucket(text: string): Promise<string> {
    let bucket = 0
    const cookie = () => `release-bucket=${bucket}`
    await until(async () => {
      bucket = (bucket + 97) % 10_000
      return (await visit(cookie())).text === text
    })
    return cookie()
  }
})
