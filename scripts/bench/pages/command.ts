import { openChromium } from '@shop/e2e/browser'
import { startShop } from '@shop/e2e/start-shop'
import { checkAddress } from '../../options/check-address'
import { UsageError } from '../../options/parse-options.mjs'
import type { Measurement, Values } from '../measurement'
import { positive } from '../../options/positive'
import { benchPages, type PagesBench } from './bench-pages'
import { pagesBenchText } from './pages-report'
import { pageTargetAt, pageTargetsOf, shopPages, findReachable, type PageTarget } from './page-targets'
import { serveStaticCopy } from './static-copy'

function chosenPages(only: Values[string]): typeof shopPages {
  const names = String(only ?? '')
    .split(',')
    .filter(Boolean)
  const pageNames = shopPages.map(([name]) => name)
  if (names.some((name) => !pageNames.includes(name)))
    throw new UsageError(`--only is "${String(only)}"; the pages are ${pageNames.join(', ')}.`)
  return shopPages.filter(([name]) => names.length === 0 || names.includes(name))
}

/** Addresses from the option and the positional arguments, separated by commas or spaces. */
function addressesOf(against: Values[string], operands: string[]): string[] {
  const urls = [...String(against ?? '').split(','), ...operands].filter(Boolean)
  urls.forEach(checkAddress)
  if (!against && operands.length > 0) throw new UsageError(`"${operands[0]}" is not allowed without --against.`)
  return urls
}

const isShop = (url: string) => new URL(url).pathname === '/'

/** `npm run bench -- pages`. */
export const pagesMeasurement: Measurement<PagesBench> = {
  name: 'pages',
  about:
    'Visits home, list, product, cart and checkout as a new visitor, on a phone with slow 4G and a four times slower processor and on a desktop, and interacts with them; the list also as a static page without script.',
  options: {
    runs: { type: 'string', value: 'n', help: 'visits per page (default 3)', default: '3' },
    against: {
      type: 'string',
      value: 'url',
      help: 'measure these instead of a temporary shop, in turn: each address is a page, or a shop if it has no path',
    },
    only: { type: 'string', value: 'page,page', help: 'only these pages of a shop' },
  },
  args: { text: '[url…]', max: Infinity },
  notes: ['Separate several addresses after --against by spaces or commas.'],
  async measure({ runs, against, only }, { log, cleanup }, operands) {
    const plan = { runs: positive(runs, 'runs'), log }
    const chosen = chosenPages(only)
    const urls = addressesOf(against, operands)
    if (urls.length === 0) {
      const own = await startShop()
      cleanup.push(own.stop)
      urls.push(own.shop)
    }
    const targets: PageTarget[] = []
    for (const url of urls) targets.push(...(isShop(url) ? await pageTargetsOf(url, chosen) : [pageTargetAt(url)]))
    const { there, missing } = await findReachable(targets)
    const list = there.find(({ page }) => page === 'list')
    if (list) {
      const floor = await serveStaticCopy(list.url)
      cleanup.push(floor.stop)
      there.splice(there.indexOf(list) + 1, 0, { site: 'floor', page: 'list without script', url: floor.url })
    }
    const shops = urls.filter((url) => isShop(url) && there.some((target) => target.url === new URL('/shop', url).href))
    const browser = await openChromium()
    cleanup.push(() => browser.close())
    const bench = await benchPages(browser, { ...plan, targets: there, shops })
    return { ...bench, skipped: [...missing, ...bench.skipped] }
  },
  text: pagesBenchText,
}
