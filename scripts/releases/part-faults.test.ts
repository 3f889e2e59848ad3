import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSmallShop, type SmallShop } from './small-shop'

describe('document server with faulty parts', () => {
  let shop: SmallShop
  beforeEach(async () => (shop = await startSmallShop()), 120_000)
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

  async function until<T>(read: () => Promise<T>, isRight: (value: T) => boolean): Promise<T> {
    for (;;) {
      const value = await read()
      if (isRight(value)) return value
      await sleep(100)
    }
  }

  test('continues serving and reports a part that leaves a rejection unhandled', async () => {
    const pid = shop.documentServerPid()
    await shop.release('1.1.0', `Promise.reject(new Error('forgotten')); return 'page of 1.1.0'`)
    await until(page, (html) => html === 'page of 1.1.0')
    const counted = async () => (await shop.context.store.readHealth(null)).reports.flatMap(({ parts }) => parts)
    await until(counted, (versions) =>
      versions.some(({ version, renderFailures }) => version === '1.1.0' && renderFailures > 0),
    )
    expect(shop.documentServerPid()).toBe(pid)
  })

  test.each([
    ['throws in a timer', `setTimeout(() => { throw new Error('late') }, 20)`, 'Error: late'],
    ['ends the process', `setTimeout(() => process.exit(0), 20)`, 'it called process.exit'],
    ['never ends', `for (;;);`, 'it blocked the event loop'],
    ['kills the process while it is loaded', `process.kill(process.pid, 'SIGKILL')`, 'ended while it was loaded'],
  ])('falls back to the previous version when a version %s, until the pointer moves', async (_fault, atLoad, why) => {
    await shop.release('1.1.0', `return 'page of 1.1.0'`, { atLoad })
    const now = await until(health, (state) => (state?.leftOut.length ?? 0) > 0)
    expect(now?.leftOut).toEqual([{ part: 'catalogue', version: '1.1.0' }])
    const journal = readFileSync(join(shop.dataDir, 'document-server/boot.json'), 'utf8')
    expect(journal).toMatch(new RegExp(`"why":"it ended this document server 3 times within 10 minutes: [^"]*${why}`))
    await until(page, (html) => html === 'page of 1.0.0')
    await shop.release('1.2.0', `return 'page of 1.2.0'`)
    await until(page, (html) => html === 'page of 1.2.0')
    expect((await health())?.leftOut.map(({ version }) => version)).toEqual(['1.1.0'])
    await shop.release('1.3.0', `return 'page of 1.3.0'`)
    await until(page, (html) => html === 'page of 1.3.0')
    expect((await health())?.leftOut).toEqual([])
  })

  test('blames no version when the document server is killed externally', async () => {
    await shop.release('1.1.0', `return 'page of 1.1.0'`)
    await until(page, (html) => html === 'page of 1.1.0')
    for (let kill = 0; kill < 4; kill += 1) {
      const pid = shop.documentServerPid()
      process.kill(pid!, 'SIGKILL')
      await until(health, (now) => now !== undefined && shop.documentServerPid() !== pid)
    }
    await until(page, (html) => html === 'page of 1.1.0')
    expect((await health())?.leftOut).toEqual([])
  })
})
