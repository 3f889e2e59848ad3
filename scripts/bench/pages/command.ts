import { openChromium } from '@shop/e2e/browser'
import { startShop } from '@shop/e2e/start-shop'
import { checkAddress } from '../../options/check-address'
import { UsageError } from '../../options/parse-options.mjs'
import type { Measurement, Values } from '../measurement'
import { positive } from '../../options/positive'
import { benchPages, type PagesBench } from './bench-pages'
import { pagesBenchText } from './pages-report'
import { placeAt, placesOf, shopPages, thoseThere, type Place } from './places'
import { serveStaticCopy } from './static-copy'

function chosenPages(only: Values[string]): typeof shopPages {
  const names = String(only ?? '')
    .split(',')
    .filter(Boolean)
  const known = shopPages.map(([name]) => name)
  if (names.some((name) => !known.includes(name)))
    throw new UsageError(`--only is "${String(only)}"; the pages are ${known.join(', ')}.`)
  return shopPages.filter(([name]) => names.length === 0 || names.includes(name))
}

/** Addresses that were told, by commas or one after the other. */
function addressesOf(against: Values[string], words: string[]): string[] {
  const urls = [...String(against ?? '').split(','), ...words].filter(Boolean)
  urls.forEach(checkAddress)
  if (!against && words.length > 0) throw new UsageError(`"${words[0]}" is not understood without --against.`)
  return urls
}

const isShop = (url: string) => new URL(url).pathname === '/'

/** `npm run bench -- pages`. */
export const pagesMeasurement: Measurement<PagesBench> = {
  name: 'pages',
  about:
    'Visits home, list, product, cart and checkout as a newcomer, on a phone with slow 4G and a fourfold slower processor and on a desktop, and uses them; the list also as a static page without script.',
  options: {
    runs: { type: 'string', value: 'n', help: 'visits of each page (default 3)', default: '3' },
    against: {
      type: 'string',
      value: 'url',
      help: 'measure these instead of a shop of our own, by turns: each address a page, or a shop when it has no path',
    },
    only: { type: 'string', value: 'page,page', help: 'some of the pages of a shop' },
  },
  args: { text: '[url…]', max: Infinity },
  notes: ['Several addresses stand one after the other behind --against, or with commas between them.'],
  async measure({ runs, against, only }, { tell, undo }, words) {
    const plan = { runs: positive(runs, 'runs'), tell }
    const chosen = chosenPages(only)
    const urls = addressesOf(against, words)
    if (urls.length === 0) {
      const own = await startShop()
      undo.push(own.stop)
      urls.push(own.shop)
    }
    const places: Place[] = []
    for (const url of urls) places.push(...(isShop(url) ? await placesOf(url, chosen) : [placeAt(url)]))
    const { there, missing } = await thoseThere(places)
    const list = there.find(({ page }) => page === 'list')
    if (list) {
      const floor = await serveStaticCopy(list.url)
      undo.push(floor.stop)
      there.splice(there.indexOf(list) + 1, 0, { site: 'floor', page: 'list without script', url: floor.url })
    }
    const shops = urls.filter((url) => isShop(url) && there.some((place) => place.url === new URL('/shop', url).href))
    const browser = await openChromium()
    undo.push(() => browser.close())
    const bench = await benchPages(browser, { ...plan, places: there, shops })
    return { ...bench, leftOut: [...missing, ...bench.leftOut] }
  },
  text: pagesBenchText,
}
