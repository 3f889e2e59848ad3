import type { SeedProduct } from './catalogue/build-products'
import { seededRandom } from './seeded-random'

/** Crockford's base32: no I, L, O or U that could be misread on a label. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODES_PER_PRODUCT = 2

/** A code printed on a genuine label, its product named by its place in the assortment. */
export interface SeedCode {
  code: string
  productIndex: number
  batch: string
  madeOn: string
  firstCheckedAt: Date | null
  checks: number
}

/** Two codes for each product: most never asked for, some once or twice by their owner, and a few checked as often as a copied label is. */
export function buildAuthenticityCodes(products: readonly SeedProduct[]): SeedCode[] {
  return products.flatMap((product, productIndex) =>
    Array.from({ length: CODES_PER_PRODUCT }, (_, copy) => buildCode(product, productIndex, copy)),
  )
}

function buildCode(product: SeedProduct, productIndex: number, copy: number): SeedCode {
  const random = seededRandom(`${product.slug} label ${copy}`)
  const letters = Array.from({ length: 8 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]!).join('')
  const madeOn = new Date(Date.UTC(2025, Math.floor(random() * 18), 1 + Math.floor(random() * 28)))
  const checks = checksOf(productIndex * CODES_PER_PRODUCT + copy, random)
  const firstCheck = new Date(madeOn.getTime() + (30 + random() * 90) * 86_400_000)
  return {
    code: `IC-${letters.slice(0, 4)}-${letters.slice(4)}`,
    productIndex,
    batch: `${product.variants[0]!.sku.slice(0, 3)}-${madeOn.toISOString().slice(2, 7).replace('-', '')}-${'ABC'[copy]}`,
    madeOn: madeOn.toISOString().slice(0, 10),
    firstCheckedAt: checks > 0 ? firstCheck : null,
    checks,
  }
}

function checksOf(number: number, random: () => number): number {
  if (number % 90 === 7) return 40 + Math.floor(random() * 60)
  return random() < 0.15 ? 1 + Math.floor(random() * 2) : 0
}
