import { productPictureProblem } from '../picture-key'
import {
  colorHex,
  dollars,
  integer,
  key,
  list,
  moment,
  optional,
  productPicture,
  text,
  yesNo,
  type CellKind,
} from './cell-kinds'

/** A product's values in the table. */
export interface ProductValues {
  title: string
  brand: string
  category: string
  description: string
  materials: string
  features: string[]
  drawing: string
  images: string[]
  published: boolean
  launchedAt: Date
  popularity: number
}

/** A variant's values in the table; prices in cents. */
export interface VariantValues {
  size: string
  color: string
  colorHex: string
  variantDrawing: string
  priceCents: number
  salePriceCents: number | null
  stock: number
  /** Stock at the time of the export, which distinguishes an edit from a sale since then. */
  stockAsExported: number | null
  position: number
}

/** One column of the table: the values' field and the kind of its cells. */
export interface Column<Values, Field extends keyof Values = keyof Values> extends CellKind<Values[Field]> {
  name: string
  field: Field
}

const column = <Values, Field extends keyof Values>(name: string, field: Field, cell: CellKind<Values[Field]>) =>
  ({ name, field, ...cell }) as unknown as Column<Values>
const product = <Field extends keyof ProductValues>(name: string, field: Field, cell: CellKind<ProductValues[Field]>) =>
  column<ProductValues, Field>(name, field, cell)
const variant = <Field extends keyof VariantValues>(name: string, field: Field, cell: CellKind<VariantValues[Field]>) =>
  column<VariantValues, Field>(name, field, cell)

/** The product's address, which identifies it. */
export const productKey = { name: 'product', ...key(120) }
/** The SKU, which identifies the variant. */
export const skuKey = { name: 'sku', ...text(80, true) }

/** Columns of the product, in the table's order. */
export const productColumns: Column<ProductValues>[] = [
  product('title', 'title', text(300, true)),
  product('brand', 'brand', text(120, true)),
  product('category', 'category', key(120)),
  product('description', 'description', text(20_000, false)),
  product('materials', 'materials', text(5000, false)),
  product(
    'features',
    'features',
    list(20_000, () => undefined),
  ),
  product('drawing', 'drawing', productPicture),
  product('images', 'images', list(5000, productPictureProblem)),
  product('published', 'published', yesNo),
  product('launched', 'launchedAt', moment),
  product('popularity', 'popularity', integer(-1_000_000_000, 1_000_000_000)),
]

/** Columns of the variant, in the table's order. */
export const variantColumns: Column<VariantValues>[] = [
  variant('size', 'size', text(60, true)),
  variant('color', 'color', text(60, true)),
  variant('color_hex', 'colorHex', colorHex),
  variant('variant_drawing', 'variantDrawing', productPicture),
  variant('price', 'priceCents', dollars),
  variant('sale_price', 'salePriceCents', optional(dollars)),
  variant('stock', 'stock', integer(0, 1_000_000)),
  variant('stock_as_exported', 'stockAsExported', optional(integer(0, 1_000_000))),
  variant('position', 'position', integer(-1_000_000, 1_000_000)),
]

/** Every column's name, in the table's order. */
export const columnNames: readonly string[] = [
  productKey.name,
  ...productColumns.map(({ name }) => name),
  skuKey.name,
  ...variantColumns.map(({ name }) => name),
]
