/** One size of a range: its label, cents on top of the base price, and its weight relative to the base size. */
export interface ProductSize {
  size: string
  extra: number
  bulk: number
}

/** Sizes from small to large, as a shopper picks them. */
export type SizeRange = readonly ProductSize[]

/** Builds a range whose weight grows evenly by `growth` per size and whose price rises from `dearerFrom` on. */
function range(labels: readonly string[], growth = 0, dearerFrom?: string, extra = 0): SizeRange {
  const from = dearerFrom === undefined ? labels.length : labels.indexOf(dearerFrom)
  return labels.map((size, index) => ({ size, extra: index >= from ? extra : 0, bulk: 1 + index * growth }))
}

/** Every size between two labels, both included, priced and weighed from the smallest; fails on a label that the range lacks. */
export function between(sizes: SizeRange, smallest: string, largest: string): SizeRange {
  const [from, to] = [smallest, largest].map((label) => sizes.findIndex(({ size }) => size === label)) as [
    number,
    number,
  ]
  if (from < 0 || to < from)
    throw new Error(`No sizes from "${smallest}" to "${largest}" in ${sizes.map((s) => s.size)}.`)
  const first = sizes[from]!
  return sizes
    .slice(from, to + 1)
    .map(({ size, extra, bulk }) => ({ size, extra: extra - first.extra, bulk: bulk / first.bulk }))
}

const ounces = (...weights: number[]): SizeRange =>
  weights.map((weight) => ({ size: `${weight} oz`, extra: weight >= 16 ? 500 : 0, bulk: weight / 8 }))

const numbered = ['000', '00', '0', '1', '2', '3', '4', '5', '6', '7', '8']

/** Belt sizes 000 (160 cm) to 8 (360 cm), 20 cm apart. */
export const beltSizes = range(numbered, 0.1, '6', 200)
/** Jiu-jitsu adult belts A0 to A5. */
export const adultBeltSizes = range(['A0', 'A1', 'A2', 'A3', 'A4', 'A5'], 0.07)
/** Karate, judo and taekwondo uniforms 000 (110 cm tall) to 7 (200 cm tall). */
export const uniformSizes: SizeRange = range(numbered.slice(0, 10), 0.11).map((entry, index) => ({
  ...entry,
  extra: index < 4 ? 0 : index < 7 ? 600 : 1200,
}))
/** Jiu-jitsu adult uniforms A0 to A5. */
export const adultGiSizes = range(['A0', 'A1', 'A2', 'A3', 'A4', 'A5'], 0.08, 'A4', 1000)
/** Jiu-jitsu children's uniforms M0 to M4. */
export const childGiSizes = range(['M0', 'M1', 'M2', 'M3', 'M4'], 0.12)
/** Boxing gloves, weight of one glove; the base weight is a pair of 8 oz. */
export const gloveOunces = ounces(8, 10, 12, 14, 16)
/** Heavier gloves for partner work. */
export const sparringOunces = ounces(14, 16, 18)
/** Light gloves for children. */
export const childOunces = ounces(4, 6, 8)
/** Adult apparel XS to 3XL. */
export const apparelSizes = range(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'], 0.06, '2XL', 300)
/** Adult fitted gear S to XL. */
export const gearSizes = range(['S', 'M', 'L', 'XL'], 0.08)
/** Children's apparel and gear. */
export const youthSizes = range(['Youth S', 'Youth M', 'Youth L', 'Youth XL'], 0.1)
/** Children's fitted gear. */
export const youthGearSizes = range(['Youth S', 'Youth M', 'Youth L'], 0.1)
/** Hand wrap lengths. */
export const wrapLengths = range(['120 in', '180 in'], 0.45, '180 in', 200)
/** Mouth guards by age: Youth to 10 years, Adult from 11. */
export const mouthSizes = range(['Youth', 'Adult'], 0.2)
/** Filled weights of hanging bags. */
export const bagPounds: SizeRange = [60, 80, 100].map((weight, index) => ({
  size: `${weight} lb`,
  extra: index * 3000,
  bulk: weight / 60,
}))
/** Long Thai bags, filled weight. */
export const longBagPounds: SizeRange = [100, 130].map((weight, index) => ({
  size: `${weight} lb`,
  extra: index * 4000,
  bulk: weight / 100,
}))
/** Air-filled bags by height. */
export const airBagSizes = range(['Small', 'Medium', 'Large'], 0.25, 'Large', 300)
/** Hand-held shields. */
export const shieldSizes = range(['Medium', 'Large'], 0.3, 'Large', 1000)
/** Split-toe footwear, US men's sizes. */
export const shoeSizes = range(['6', '7', '8', '9', '10', '11', '12', '13'], 0.04)
/** Split-toe socks by US men's shoe size. */
export const sockSizes = range(['5–7', '8–10', '11–13'], 0.08)
/** Bottle volumes. */
export const bottleOunces = range(['24 oz', '32 oz'], 0.25, '32 oz', 300)
/** Shaker volumes. */
export const shakerOunces = range(['20 oz', '28 oz'], 0.2, '28 oz', 200)
/** Bag volumes for a change of clothes, or for a whole kit. */
export const carryLitres = range(['40 L', '65 L'], 0.3, '65 L', 1200)
/** Backpack volumes. */
export const packLitres = range(['25 L', '35 L'], 0.2, '35 L', 1000)
/** For what comes in one size. */
export const oneSize = range(['One size'])
