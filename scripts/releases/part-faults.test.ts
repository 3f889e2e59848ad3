import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@shop/shared-api/testing/until'
import { startSmallShop, type SmallShop } from './small-shop'

// Each test starts a shop and restarts its document server up to four times.
jest.setTimeout(120_000)

describe('document server with faulty parts', () => {
  let shop: SmallShop
  beforeEach(async () => (shop = await startSmallShop()))
  afterEach(() => shop.stop())

  /** Empty while the document server restarts. */
  const page = async () => {
    const answer = await fetch(`${shop.shop}/shop`).catch(() => undefined)
    return answer?.text().catch(() => '')
  }
  const health = async () => {
    const answer = await fetch(`${shop.shop}/healthz`).catch(() => undefined)
    return (answer?.ok ? await answer.json() : undefined) as
      { revision: number; leftOut: { part: string; version: string }[] } | undefined
  }

  test('continues serving and reports a part that leaves a rejection unhandled', async () => {
    const pid = shop.documentServerPid()
    await shop.release('1.1.0', `Promise.reject(new Error('forgotten')); return 'page of 1.1.0'`)
    await until(async () => (await page()) === 'page of 1.1.0')
    const counted = async () => (await shop.context.store.readHealth(null)).reports.flatMap(({ parts }) => parts)
    await until(async () =>
      (await counted()).some(({ version, renderFailures }) => version === '1.1.0' && renderFailures > 0),
    )
    expect(shop.documentServerPid()).toBe(pid)
  })

  test.each([
    ['throws in a timer', `setTimeout(() => { throw new Error('late') }, 20)`, 'Error: late'],
    ['ends the process', `setTimeout(() => process.exit(0), 20)`, 'it called process.exit'],
    ['never ends', `for (;;);`, 'it did not answer in time'],
    ['allocates without limit', `for (const all = [];;) all.push(new Array(1e6).fill(1))`, 'it (used more than|ended)'],
  ])('falls back to the previous version when a version %s, until the pointer moves', async (_fault, atLoad, why) => {
    const pid = shop.documentServerPid()
    await shop.release('1.1.0', `return 'page of 1.1.0'`, { atLoad })
    await until(async () => ((await health())?.leftOut.length ?? 0) > 0, 60)
    expect((await health())?.leftOut).toEqual([{ part: 'catalogue', version: '1.1.0' }])
    const excluded = readFileSync(join(shop.dataDir, 'document-server/excluded.json'), 'utf8')
    expect(excluded).toMatch(new RegExp(`"why":"[^"]*${why}`))
    await until(async () => (await page()) === 'page of 1.0.0')
    await shop.release('1.2.0', `return 'page of 1.2.0'`)
    await until(async () => (await page()) === 'page of 1.2.0')
    expect((await health())?.leftOut.map(({ version }) => version)).toEqual(['1.1.0'])
    await shop.release('1.3.0', `return 'page of 1.3.0'`)
    await until(async () => (await page()) === 'page of 1.3.0')
    expect((await health())?.leftOut).toEqual([])
    expect(shop.documentServerPid()).toBe(pid)
  })

  test('blames no version when the document server is killed externally', async () => {
    await shop.release('1.1.0', `return 'page of 1.1.0'`)
    await until(async () => (await page()) === 'page of 1.1.0')
    for (let kill = 0; kill < 4; kill += 1) {
      const pid = shop.documentServerPid()
      process.kill(pid!, 'SIGKILL')
      await until(async () => (await health()) !== undefined && shop.documentServerPid() !== pid)
    }
    await until(async () => (await page()) === 'page of 1.1.0')
    expect((await health())?.leftOut).toEqual([])
  })
})
