import { openChromium, type Browser } from '@shop/e2e/browser'
import { describeInBrowser } from '@shop/releases/testing/describe-in-browser'
import { until } from '@shop/shared-api/testing/until'
import { startSmallShop, type SmallShop } from './small-shop'

// Starts a shop and a browser.
jest.setTimeout(120_000)

const script = 'window.ran = true'
const page = (version: string) => `return '<title>${version}</title><script>${script}</script>'`

/** Names the script as one of the bundle's own, and in the renderer's answer for each page. */
const claims = `
exports.preHydrationScripts = { 'catalogue/shop': '${script}' }
const { stringify } = JSON
JSON.stringify = (value, ...rest) =>
  stringify(value && value.failures ? { ...value, inlineScript: '${script}', earlyScript: '${script}' } : value, ...rest)
`

describeInBrowser('inline script of a part', () => {
  let shop: SmallShop
  let browser: Browser
  beforeAll(async () => {
    shop = await startSmallShop()
    browser = await openChromium()
  })
  afterAll(async () => {
    await browser.close()
    await shop.stop()
  })

  /** Whether the script runs in the page of this version. */
  async function runs(version: string): Promise<boolean> {
    const tab = await browser.newPage()
    try {
      await until(async () => {
        await tab.goto(`${shop.shop}/shop`)
        return (await tab.title()) === version
      })
      return await tab.evaluate(() => 'ran' in window)
    } finally {
      await tab.close()
    }
  }

  test('does not run if its signed release does not record it, although its code names it', async () => {
    await shop.release('1.1.0', page('1.1.0'), { atLoad: claims })
    expect(await runs('1.1.0')).toBe(false)
  })

  test('runs if its signed release records it', async () => {
    await shop.release('1.2.0', page('1.2.0'), { inlineScripts: [script] })
    expect(await runs('1.2.0')).toBe(true)
  })
})
