import { openChromium } from '@shop/e2e/browser'
import { startShop } from '@shop/e2e/start-shop'
import { UsageError } from '../../options/parse-options.mjs'
import { positive, type Measurement } from '../measurement'
import { benchPages } from './bench-pages'
import { pagesBenchText } from './pages-report'

const pages: [string, string][] = [
  ['home', '/'],
  ['list', '/shop'],
  ['product', '/shop/1'],
  ['cart', '/cart'],
  ['checkout', '/checkout'],
]

function chosenPages(only: string | boolean | undefined): [string, string][] {
  const names = String(only ?? '')
    .split(',')
    .filter(Boolean)
  const chosen = pages.filter(([name]) => names.length === 0 || names.includes(name))
  if (chosen.length === 0)
    throw new UsageError(`--only is "${String(only)}"; the pages are ${pages.map(([name]) => name).join(', ')}.`)
  return chosen
}

/** What visits came to. */
export type PagesBench = Awaited<ReturnType<typeof benchPages>>

/** `npm run bench -- pages`. */
export const pagesMeasurement: Measurement<PagesBench> = {
  name: 'pages',
  about:
    'Visits home, list, product, cart and checkout as a newcomer, on a phone with slow 4G and a fourfold slower processor and on a desktop, and uses them; the list also as a static page without script.',
  options: {
    runs: { type: 'string', value: 'n', help: 'visits of each page (default 3)', default: '3' },
    against: {
      type: 'string',
      value: 'url,url',
      help: 'measure these running shops, by turns, instead of starting one',
    },
    only: { type: 'string', value: 'page,page', help: 'some of the pages' },
  },
  async measure({ runs, against, only }, tell) {
    const plan = { pages: chosenPages(only), runs: positive(runs, 'runs'), tell }
    const own = against ? null : await startShop()
    const browser = await openChromium()
    try {
      return await benchPages(browser, { ...plan, sites: against ? String(against).split(',') : [own?.shop ?? ''] })
    } finally {
      await browser.close()
      await own?.stop()
    }
  },
  text: pagesBenchText,
}
