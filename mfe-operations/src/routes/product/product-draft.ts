import { numberOf } from '../../action/typed-value'

/** A picture of a product; drawings have no text and no crop of their own. */
export interface Picture {
  name: string
  image: string
  alt: string
  focal_x: number
  focal_y: number
}

/** A color with the name of its picture. */
export interface ProductColor {
  name: string
  hex: string
  picture: string
}

/** A product as products.show answers it; a conflict has its tables in the same piece. */
export interface ProductRecord {
  id: number
  title: string
  slug: string
  brand: string
  category: string
  description: string
  materials: string
  features: string[]
  state: 'published' | 'draft' | 'archived'
  sale_starts: string | null
  sale_ends: string | null
  version: string
}

interface StoredVariant {
  sku: string
  size: string
  color: string
  price: number
  sale_price: number | null
  stock: number
}

/** The tables of a product. */
export interface ProductParts {
  variants: StoredVariant[]
  colors: ProductColor[]
  pictures: Picture[]
}

/** A variant as typed; `stockFrom` is the stock that it was loaded with. */
export interface VariantDraft {
  sku: string
  size: string
  color: string
  price: string
  salePrice: string
  stock: string
  stockFrom?: number
}

/** The values of the editor. */
export interface ProductDraft {
  title: string
  slug: string
  brand: string
  category: string
  description: string
  materials: string
  features: string
  published: boolean
  sale_starts: string
  sale_ends: string
  variants: VariantDraft[]
  colors: ProductColor[]
  pictures: Picture[]
}

const minuteOf = (moment: string | null) => moment?.slice(0, 16) ?? ''
const momentOf = (typed: string) => (typed ? `${typed}:00Z` : null)
const textOf = (dollars: number) => dollars.toFixed(2)

/** An empty product. */
export const emptyDraft: ProductDraft = {
  title: '',
  slug: '',
  brand: '',
  category: '',
  description: '',
  materials: '',
  features: '',
  published: false,
  sale_starts: '',
  sale_ends: '',
  variants: [],
  colors: [],
  pictures: [],
}

/** The draft of a stored product. */
export const draftOf = (
  { title, slug, brand, category, description, materials, features, state, sale_starts, sale_ends }: ProductRecord,
  { variants, colors, pictures }: ProductParts,
): ProductDraft => ({
  title,
  slug,
  brand,
  category,
  description,
  materials,
  features: features.join('\n'),
  published: state === 'published',
  sale_starts: minuteOf(sale_starts),
  sale_ends: minuteOf(sale_ends),
  variants: variants.map(({ price, sale_price, stock, ...variant }) => ({
    ...variant,
    price: textOf(price),
    salePrice: sale_price === null ? '' : textOf(sale_price),
    stock: String(stock),
    stockFrom: stock,
  })),
  colors: colors.map(({ name, hex, picture }) => ({ name, hex, picture })),
  pictures,
})

/** The input of products.save; what is no number is sent as none, which `problemOf` finds first. */
export const saveInput = ({
  sale_starts,
  sale_ends,
  features,
  variants,
  pictures,
  slug,
  brand,
  ...draft
}: ProductDraft) => ({
  ...draft,
  ...(slug && { slug }),
  ...(brand && { brand }),
  sale_starts: momentOf(sale_starts),
  sale_ends: momentOf(sale_ends),
  features: features
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  pictures: pictures.map(({ name }) => name),
  variants: variants.map(({ sku, size, color, price, salePrice, stock, stockFrom }) => ({
    sku: sku.trim(),
    size,
    color,
    price: numberOf('amount', price),
    sale_price: salePrice.trim() ? numberOf('amount', salePrice) : null,
    stock: numberOf('number', stock || '0'),
    ...(stockFrom !== undefined && { stock_from: stockFrom }),
  })),
})

/** Whether a picture is a photograph, which needs a text. */
export const isPhotograph = ({ name }: Pick<Picture, 'name'>) => /\.(jpe?g|png|webp|avif)$/i.test(name)

/** What the form's own fields can't check: each variant's numbers and each photograph's text. */
export function problemOf({ variants, pictures }: ProductDraft): string | null {
  const silent = pictures.find((picture) => isPhotograph(picture) && !picture.alt.trim())
  if (silent) return `Describe the photograph ${silent.name} for people who can’t see it.`
  if (pictures.length === 0) return 'Add at least one picture.'
  for (const { size, color, sku, price, salePrice, stock } of variants) {
    const name = `${size} in ${color}`
    if (!sku.trim()) return `Enter a SKU for ${name}.`
    if (Number.isNaN(numberOf('amount', price))) return `Enter the price of ${name}, such as 129.95.`
    if (salePrice.trim() && Number.isNaN(numberOf('amount', salePrice)))
      return `Enter the sale price of ${name}, such as 99.95, or leave it empty.`
    if (Number.isNaN(numberOf('number', stock || '0'))) return `Enter the stock of ${name} as a whole number.`
  }
  return null
}
