import { drawingKey, drawingTypeOf, palette, type ColorKey, type Drawing } from '@shop/shared-drawings'
import { pickFrom, seededRandom } from '../seeded-random'
import type { FamilyProduct, ProductFamily } from './product-family'
import { packedWeight } from './packed-weight'
import { skuOf } from './sku'

/** One size and colour of a seeded product; prices in cents. */
export interface SeedVariant {
  sku: string
  size: string
  color: string
  colorHex: string
  drawing: string
  priceCents: number
  salePriceCents: number | null
  stock: number
}

/** A product as it goes into the database, its category still named by slug. */
export interface SeedProduct {
  categorySlug: string
  family: ProductFamily
  slug: string
  title: string
  brand: string
  description: string
  materials: string
  features: string[]
  drawing: string
  images: string[]
  popularity: number
  launchedAt: Date
  variants: SeedVariant[]
}

/** Products launched in the days before this date count as new; fixed, so that every seed agrees. */
export const assortmentDate = new Date('2026-11-01T09:00:00Z')

/** Spells families out into products, in order; equal input gives equal products, stock included. */
export function buildProducts(families: readonly ProductFamily[]): SeedProduct[] {
  return families.flatMap((family) => family.products.map((product) => ({ family, product }))).map(buildProduct)
}

function buildProduct(
  { family, product }: { family: ProductFamily; product: FamilyProduct },
  index: number,
): SeedProduct {
  const random = seededRandom(product.title)
  const variants = buildVariants(family, product, index + 1)
  const drawing = variants[0]!.drawing
  const { views } = drawingTypeOf(family.type)
  return {
    categorySlug: family.category,
    family,
    slug: slugOf(product.title),
    title: product.title,
    brand: `Ironcorner ${family.line}`,
    description: `${product.text} ${product.build ?? family.build}`,
    materials: product.material ?? family.material,
    features: featuresOf(family, product),
    drawing,
    images: views.map((view) => (view === 'front' ? drawing : `${drawing}.${view}`)),
    popularity: Math.floor(random() * 1000),
    launchedAt: new Date(assortmentDate.getTime() - Math.floor(random() ** 2 * 900) * 86_400_000),
    variants,
  }
}

function featuresOf(family: ProductFamily, product: FamilyProduct): string[] {
  const shared = product.withoutFamilyPoints ? [] : family.points
  return [...product.points, ...shared, packedWeight(family, product), `Care: ${product.care ?? family.care}`]
}

function buildVariants(family: ProductFamily, product: FamilyProduct, number: number): SeedVariant[] {
  const sizes = product.sizes ?? family.sizes
  return product.colours.flatMap((text) => {
    const colours = text.split('-') as ColorKey[]
    const drawing = pictureOf(family, product, colours)
    return sizes.map(({ size, extra }) => {
      const sku = skuOf(family.type, number, colours, size)
      return {
        sku,
        size,
        color: colourName(colours, family, product),
        colorHex: palette[colours[0]!].hex,
        drawing,
        priceCents: cents(product.price) + extra,
        salePriceCents: product.sale === undefined ? null : cents(product.sale) + extra,
        stock: stockOf(sku),
      }
    })
  })
}

const cents = (dollars: number) => Math.round(dollars * 100)

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function pictureOf(family: ProductFamily, product: FamilyProduct, colours: readonly ColorKey[]): string {
  const drawing: Omit<Drawing, 'view'> = { type: family.type, design: product.design ?? family.design, colors: colours }
  return drawingKey(drawing)
}

/** The main colour's name; both names where the second tells two variants apart. */
function colourName([main, second]: readonly ColorKey[], family: ProductFamily, product: FamilyProduct): string {
  const sameMain = product.colours.filter((other) => other.split('-')[0] === main)
  const both = family.twoTone || product.design === 'striped' || sameMain.length > 1
  return both && second && second !== main ? `${palette[main!].name} / ${palette[second].name}` : palette[main!].name
}

/** Some variants are sold out, some nearly: a shop without them has never been open. */
function stockOf(sku: string): number {
  const random = seededRandom(sku)
  const draw = random()
  if (draw < 0.07) return 0
  if (draw < 0.18) return pickFrom([1, 2, 3, 4], random)
  return 5 + Math.floor(random() * 60)
}
