import { drawingProblem } from '../picture-key'
import { guarded, joinList, splitList, unguarded } from './cells'

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

/** One column of the table: how a cell is read (throws WrongCell) and written. */
export interface Column<Values, Field extends keyof Values = keyof Values> {
  name: string
  field: Field
  read: (cell: string) => Values[Field]
  write: (value: Values[Field]) => string
}

/** A cell that cannot be parsed; the message is shown to the operator. */
export class WrongCell extends Error {
  override name = 'WrongCell'
}

const refuse = (why: string): never => {
  throw new WrongCell(why)
}
const quoted = (cell: string) => `"${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}"`

/** A cell's text without byte order marks, which joined files can contain and which would break searches invisibly. */
function textOf(cell: string, maxLength: number): string {
  const text = unguarded(cell).replaceAll('\uFEFF', '')
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) refuse('it contains control characters')
  return text.length > maxLength ? refuse(`it has ${text.length} characters; the maximum is ${maxLength}`) : text
}

const text = (maxLength: number, required: boolean) => ({
  read: (cell: string) => {
    const value = textOf(cell, maxLength)
    return required && value.trim() === '' ? refuse('it is empty') : value
  },
  write: guarded,
})

const list = (maxLength: number, check: (item: string) => string | undefined) => ({
  read: (cell: string) => {
    const texts = splitList(textOf(cell, maxLength))
    const why = texts.map((item) => (item === '' ? 'an entry between the bars is empty' : check(item))).find(Boolean)
    return why ? refuse(why) : texts
  },
  write: (texts: string[]) => guarded(joinList(texts)),
})

const key = (maxLength: number) => ({
  read: (cell: string) => {
    const value = cell.trim()
    if (value.length > maxLength) refuse(`it has more than ${maxLength} characters`)
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
      ? value
      : refuse(
          `${quoted(cell)} is not a valid address: use lowercase letters, digits and single dashes, as in "bag-glove"`,
        )
  },
  write: (value: string) => value,
})

const drawing = {
  read: (cell: string) => {
    const why = drawingProblem(cell.trim())
    return why ? refuse(why) : cell.trim()
  },
  write: guarded,
}

const integer = (min: number, max: number) => ({
  read: (cell: string) => {
    const value = /^-?\d{1,10}$/.test(cell.trim()) ? Number(cell) : NaN
    return value >= min && value <= max ? value : refuse(`${quoted(cell)} is not a whole number from ${min} to ${max}`)
  },
  write: String,
})

function centsOf(cell: string): number {
  const [, dollars = '', cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(cell.trim()) ?? []
  const value = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  return dollars !== '' && value > 0 ? value : refuse(`${quoted(cell)} is not a price in dollars, such as 49.95`)
}
const dollarsOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const published = {
  read: (cell: string) => {
    const text = cell.trim().toLowerCase()
    if (['yes', 'true', '1'].includes(text)) return true
    return ['no', 'false', '0'].includes(text) ? false : refuse(`${quoted(cell)} is neither yes nor no`)
  },
  write: (value: boolean) => (value ? 'yes' : 'no'),
}

const moment = {
  read: (cell: string) => {
    const text = cell.trim()
    const date = new Date(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(text) ? text : NaN)
    const sane = date.getUTCFullYear() >= 1900 && date.toISOString().slice(0, 10) === text.slice(0, 10)
    return sane ? date : refuse(`${quoted(cell)} is not a date, such as 2027-01-31`)
  },
  write: (date: Date) => date.toISOString(),
}

const colorHex = {
  read: (cell: string) =>
    /^#[0-9a-f]{6}$/i.test(cell.trim())
      ? cell.trim().toLowerCase()
      : refuse(`${quoted(cell)} is not a color, such as #c81e26`),
  write: (value: string) => value,
}

const column = <Values, Field extends keyof Values>(
  name: string,
  field: Field,
  cell: Pick<Column<Values, Field>, 'read' | 'write'>,
) => ({ name, field, ...cell }) as unknown as Column<Values>
const product = <Field extends keyof ProductValues>(
  name: string,
  field: Field,
  cell: Pick<Column<ProductValues, Field>, 'read' | 'write'>,
) => column<ProductValues, Field>(name, field, cell)
const variant = <Field extends keyof VariantValues>(
  name: string,
  field: Field,
  cell: Pick<Column<VariantValues, Field>, 'read' | 'write'>,
) => column<VariantValues, Field>(name, field, cell)

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
  product('drawing', 'drawing', drawing),
  product('images', 'images', list(5000, drawingProblem)),
  product('published', 'published', published),
  product('launched', 'launchedAt', moment),
  product('popularity', 'popularity', integer(-1_000_000_000, 1_000_000_000)),
]

/** Columns of the variant, in the table's order. */
export const variantColumns: Column<VariantValues>[] = [
  variant('size', 'size', text(60, true)),
  variant('color', 'color', text(60, true)),
  variant('color_hex', 'colorHex', colorHex),
  variant('variant_drawing', 'variantDrawing', drawing),
  variant('price', 'priceCents', { read: centsOf, write: dollarsOf }),
  variant('sale_price', 'salePriceCents', {
    read: (cell) => (cell.trim() === '' ? null : centsOf(cell)),
    write: (cents) => (cents === null ? '' : dollarsOf(cents)),
  }),
  variant('stock', 'stock', integer(0, 1_000_000)),
  variant('stock_as_exported', 'stockAsExported', {
    read: (cell) => (cell.trim() === '' ? null : integer(0, 1_000_000).read(cell)),
    write: (pieces) => (pieces === null ? '' : String(pieces)),
  }),
  variant('position', 'position', integer(-1_000_000, 1_000_000)),
]

/** Every column's name, in the table's order. */
export const columnNames: readonly string[] = [
  productKey.name,
  ...productColumns.map(({ name }) => name),
  skuKey.name,
  ...variantColumns.map(({ name }) => name),
]
