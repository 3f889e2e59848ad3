import { until } from '@shop/shared-api/testing/until'
import { descendantsOf, isRunning } from '@shop/releases/testing/process-tree'
import { startSmallShop, type SmallShop } from './small-shop'

jest.setTimeout(120_000)

describe('a document server that gets SIGTERM', () => {
  let shop: SmallShop
  beforeEach(async () => (shop = await startSmallShop()))
  afterEach(() => shop.stop())

  test('completes the pages that it renders, and leaves no renderer', async () => {
    const page = async (path: string) => (await fetch(`${shop.shop}${path}`)).text()
    const wait = `if (url.search) await new Promise((next) => setTimeout(next, 400)); return 'page of 1.1.0'`
    await shop.release('1.1.0', wait)
    await until(async () => (await page('/shop')) === 'page of 1.1.0', 60)
    const pid = shop.documentServerPid()!
    const renderers = descendantsOf(pid)
    expect(renderers.filter(isRunning)).not.toEqual([])
    const late = page('/shop?page=2')
    // Answered after the page was requested.
    await fetch(`${shop.shop}/healthz`)
    process.kill(pid, 'SIGTERM')
    expect(await late).toBe('page of 1.1.0')
    await until(() => ![pid, ...renderers].some(isRunning))
  })
})
