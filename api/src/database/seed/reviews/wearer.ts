import type { DrawingType } from '@shop/shared-drawings'
import type { SeedProduct } from '../catalogue/build-products'
import { isForKids } from './bank-of-product'

const worn: readonly DrawingType[] = [
  'glove',
  'mma-glove',
  'gi',
  'rash-guard',
  'shorts',
  'shirt',
  'headgear',
  'shin-guard',
  'ninja-suit',
  'tabi',
]
const sizedByBody: readonly DrawingType[] = ['gi', 'rash-guard', 'shorts', 'shirt', 'ninja-suit', 'shin-guard']

/** How a worn piece came out: most are true to size, and unhappy people find the odd one small. */
export function fitOf(
  { family }: SeedProduct,
  rating: number,
  random: () => number,
): 'small' | 'true' | 'large' | null {
  if (!worn.includes(family.type) || random() < 0.2) return null
  const draw = random()
  const isTrue = rating >= 4 ? 0.82 : 0.55
  return draw < isTrue ? 'true' : draw < isTrue + (1 - isTrue) * 0.65 ? 'small' : 'large'
}

/** Height and weight, told by some adults of pieces that are sized by the body. */
export function bodyMeasures(
  product: SeedProduct,
  random: () => number,
): { heightCm: number | null; weightKg: number | null } {
  const draw = random()
  if (!sizedByBody.includes(product.family.type) || isForKids(product) || draw < 0.55)
    return { heightCm: null, weightKg: null }
  const heightCm = 158 + Math.floor(random() * 36)
  return { heightCm, weightKg: Math.round((heightCm / 100) ** 2 * (20.5 + random() * 7.5)) }
}
