import { openChromium } from '@shop/e2e/browser'
import { startShop } from '@shop/e2e/start-shop'
import type { Measurement } from '../measurement'
import { positive } from '../../options/positive'
import { installTool } from '../../tools/install-tool'
import { measure } from './measure-page'
import { pageScripts } from './page-scripts'
import { benchText, type PageBench } from './report'

async function pagesOf(shop: string): Promise<[string, string][]> {
  const answer = await fetch(new URL('/api/get-products?limit=1', shop))
  const { data } = (await answer.json()) as { data: { id: number }[] }
  return [
    ['home', '/'],
    ['list', '/shop'],
    ['product', `/shop/${data[0]?.id ?? 1}`],
    ['cart', '/cart'],
  ]
}

/** `npm run bench -- lighthouse`. */
export const lighthouseMeasurement: Measurement<PageBench[]> = {
  name: 'lighthouse',
  about:
    'JavaScript of home, list, product and an empty cart by chunk (brotli), and Lighthouse on a phone with applied throttling.',
  options: {
    runs: { type: 'string', value: 'n', help: 'Lighthouse runs per page (default 3)', default: '3' },
    against: { type: 'string', value: 'url', help: 'measure this running shop instead of starting one' },
    bytes: { type: 'boolean', help: 'bytes only, without Lighthouse' },
  },
  async measure({ runs, against, bytes }, { log, cleanup }) {
    const visits = positive(runs, 'runs')
    const lighthouse = bytes ? '' : await installTool('lighthouse')
    const own = against ? null : await startShop()
    if (own) cleanup.push(own.stop)
    const shop = own?.shop ?? String(against)
    const browser = await openChromium()
    cleanup.push(() => browser.close())
    const pages: PageBench[] = []
    for (const [page, path] of await pagesOf(shop)) {
      const url = new URL(path, shop).href
      const scripts = await pageScripts(browser, url)
      const brotliTotal = scripts.reduce((sum, { brotli }) => sum + brotli, 0)
      pages.push({ page, url, scripts, brotliTotal, vitals: null })
    }
    for (const page of bytes ? [] : pages) {
      log(page.page)
      page.vitals = await measure(page.url, lighthouse, visits)
    }
    return pages
  },
  text: benchText,
}
