import { resolve } from 'node:path'
import { openChromium } from '@shop/e2e/browser'
import { startShop } from '@shop/e2e/start-shop'
import type { Measurement } from '../measurement'
import { measure } from './measure-page'
import { pageScripts } from './page-scripts'
import { benchText, type PageBench } from './report'

const root = resolve(__dirname, '../../..')

async function pagesOf(shop: string): Promise<[string, string][]> {
  const answer = await fetch(new URL('/api/get-products?limit=1', shop))
  const { data } = (await answer.json()) as { data: { id: number }[] }
  return [
    ['home', '/'],
    ['list', '/shop'],
    ['product', `/shop/${data[0]?.id ?? 1}`],
  ]
}

async function measureShop(shop: string, withLighthouse: boolean): Promise<PageBench[]> {
  const browser = await openChromium()
  const pages: PageBench[] = []
  try {
    for (const [page, path] of await pagesOf(shop)) {
      const url = new URL(path, shop).href
      const scripts = await pageScripts(browser, url)
      const brotliTotal = scripts.reduce((sum, { brotli }) => sum + brotli, 0)
      pages.push({ page, url, scripts, brotliTotal, vitals: null })
    }
  } finally {
    await browser.close()
  }
  if (withLighthouse) for (const page of pages) page.vitals = await measure(page.url, root)
  return pages
}

/** `npm run bench -- lighthouse`. */
export const lighthouseMeasurement: Measurement<PageBench[]> = {
  name: 'lighthouse',
  about:
    'JavaScript of home, list and product page by chunk (brotli), and Lighthouse as a phone with throttling applied.',
  options: {
    against: { type: 'string', value: 'url', help: 'measure this running shop instead of starting one' },
    bytes: { type: 'boolean', help: 'bytes only, without Lighthouse' },
  },
  async measure({ against, bytes }) {
    const own = against ? null : await startShop()
    try {
      return await measureShop(String(against ?? own?.shop), !bytes)
    } finally {
      await own?.stop()
    }
  },
  text: benchText,
}
