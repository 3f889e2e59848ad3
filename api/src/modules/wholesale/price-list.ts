import { formatShortUsd, toDollars } from '@shop/shared-api/money'
import { asc, eq } from 'drizzle-orm'
import { byteOrderMark, csvLines } from '../../admin/catalogue/csv-lines'
import { guarded } from '../../admin/catalogue/cells'
import type { Database } from '../../database/client'
import { products, variants } from '../../database/schema'
import { percentOf, unitPrice } from '../cart/pricing'
import { contentRepository, type Tier } from '../content/content-repository'
import { pricedVariant } from './sku-repository'
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

/** A price less a tier's percentage, rounded as in the cart. */
const atTier = (cents: number, { percent }: Tier) => cents - percentOf(cents, percent)

/** Reads the current price list with three queries. */
export async function readPriceList(db: Database): Promise<PriceList> {
  const content = contentRepository(db)
  const [{ title: shop }, tiers, found] = await Promise.all([
    content.settings(),
    content.tiers(),
    db
      .select(pricedVariant)
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

/** The list as CSV, as spreadsheets expect it. */
export function priceListCsv({ tiers, rows }: PriceList): string {
  const headings = ['Item code', 'Product', 'Color', 'Size', 'Retail price', ...tiers.map(tierHeading)]
  const lines = rows.map(({ sku, title, color, size, cents }) => [
    ...[sku, title, color, size].map(guarded),
    ...cents.map(formatAmount),
  ])
  return byteOrderMark + csvLines([headings, ...lines])
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
