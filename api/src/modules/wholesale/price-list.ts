import { formatShortUsd, toDollars } from '@shop/shared-api/money'
import { asc, eq } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { guarded } from '../../admin/catalogue/cells'
import type { Database } from '../../database/client'
import { products, variants } from '../../database/schema'
import { unitPrice } from '../cart/pricing'
import { contentRepository, type Tier } from '../content/content-repository'
import type { PrintedPriceList } from '../documents/render-price-list'

/** A variant with its current retail price and its price at each tier, in cents. */
interface PricedVariant {
  sku: string
  title: string
  color: string
  size: string
  cents: number[]
}

/** The prices of everything that is for sale. */
export interface PriceList {
  shop: string
  tiers: Tier[]
  rows: PricedVariant[]
}

/** A price less a tier's percentage, rounded half up as in the cart. */
const atTier = (cents: number, { percent }: Tier) => cents - Math.floor((cents * percent) / 100 + 0.5)

/** Reads the current price list with three queries. */
export async function readPriceList(db: Database): Promise<PriceList> {
  const content = contentRepository(db)
  const [{ title: shop }, tiers, found] = await Promise.all([
    content.settings(),
    content.tiers(),
    db
      .select({
        variant: variants,
        title: products.title,
        saleStartsAt: products.saleStartsAt,
        saleEndsAt: products.saleEndsAt,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(products.published, true))
      .orderBy(asc(products.title), asc(products.id), asc(variants.position), asc(variants.sku)),
  ])
  const rows = found.map(({ variant, title, ...schedule }) => {
    const retail = unitPrice({ ...variant, ...schedule })
    const { sku, color, size } = variant
    return { sku, title, color, size, cents: [retail, ...tiers.map((tier) => atTier(retail, tier))] }
  })
  return { shop, tiers, rows }
}

const formatAmount = (cents: number) => toDollars(cents).toFixed(2)

/** The list as CSV with a byte order mark and CRLF, as spreadsheets expect. */
export function priceListCsv({ tiers, rows }: PriceList): string {
  const headings = ['Item code', 'Product', 'Color', 'Size', 'Retail price', ...tiers.map(tierHeading)]
  const lines = rows.map(({ sku, title, color, size, cents }) => [
    ...[sku, title, color, size].map(guarded),
    ...cents.map(formatAmount),
  ])
  return `\uFEFF${stringify([headings, ...lines], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ })}`
}

const tierHeading = ({ percent, fromCents }: Tier) => `${percent}% off from ${formatShortUsd(fromCents)}`

/** The list as it is printed. */
export function printedPriceList({ shop, tiers, rows }: PriceList, now: Date): PrintedPriceList {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(now)
  const terms = tiers.map(({ percent, fromCents }) => `${percent}% from ${formatShortUsd(fromCents)}`)
  return {
    seller: shop,
    title: 'Wholesale price list',
    note: `Prices of ${day}, per piece, before tax. Discounts by order subtotal: ${terms.join(', ')}.`,
    createdAt: now,
    priceHeadings: ['Retail', ...tiers.map(({ percent }) => `${percent}% off`)],
    rows: rows.map(({ sku, title, color, size, cents }) => ({ sku, title, details: `${color}, ${size}`, cents })),
  }
}
