import type { Database } from '../../database/client'
import { revisionReader } from '../catalogue/catalogue-revision'
import { createRevisionCache } from '../catalogue/revision-cache'
import { productRepository, type ProductSummaryRow, type VariantRow } from '../catalogue/product-repository'
import { contentRepository, type Settings, type Tier } from '../content/content-repository'

/** Products with their variants that one process caches: about 10 KB each. */
const MAX_PRODUCTS = 2_000

/** The data that determines a cart's price. */
export interface PriceBasis {
  products: ProductSummaryRow[]
  variants: VariantRow[]
  settings: Settings
  tiers: Tier[]
  /** Parts per million by state code. */
  taxRates: Map<string, number>
}

type CachedProduct = { product: ProductSummaryRow | undefined; variants: VariantRow[] }

/**
 * Reads current prices and terms of products. Cached by the process until a commit changes them, and never older than
 * the request.
 */
export function priceBasis(db: Database) {
  const currentRevision = revisionReader(db)
  const catalogue = productRepository(db)
  const content = contentRepository(db)
  const products = createRevisionCache<CachedProduct>(MAX_PRODUCTS)
  const terms = createRevisionCache<Pick<PriceBasis, 'settings' | 'tiers' | 'taxRates'>>(1)

  async function readTerms() {
    const [settings, tiers, states] = await Promise.all([content.settings(), content.tiers(), content.states()])
    return { settings, tiers, taxRates: new Map(states.map(({ code, taxRatePpm }) => [code, taxRatePpm])) }
  }

  async function readProducts(ids: number[]): Promise<Map<number, CachedProduct>> {
    const [rows, variants] = await Promise.all([catalogue.byIds(ids), catalogue.variantsOf(ids)])
    const byId = new Map<number, CachedProduct>(ids.map((id) => [id, { product: undefined, variants: [] }]))
    for (const product of rows) byId.get(product.id)!.product = product
    for (const variant of variants) byId.get(variant.productId)!.variants.push(variant)
    return byId
  }

  /** Reads those that are not cached together. */
  function productsAt(revision: string, ids: number[]): Promise<CachedProduct[]> {
    const missing: number[] = []
    const together = Promise.resolve().then(() =>
      missing.length > 0 ? readProducts(missing) : new Map<number, CachedProduct>(),
    )
    return Promise.all(
      ids.map((id) =>
        products(String(id), revision, () => {
          missing.push(id)
          return together.then((read) => read.get(id)!)
        }),
      ),
    )
  }

  return async function basisOf(productIds: number[]): Promise<PriceBasis> {
    const revision = await currentRevision()
    const [cached, currentTerms] = await Promise.all([
      productsAt(revision.content, [...new Set(productIds)]),
      terms('', revision.terms, readTerms),
    ])
    return {
      ...currentTerms,
      products: cached.flatMap(({ product }) => product ?? []),
      variants: cached.flatMap(({ variants }) => variants),
    }
  }
}
