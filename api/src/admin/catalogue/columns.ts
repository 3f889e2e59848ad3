import { drawingProblem } from '../picture-key'
import { guarded, joinList, splitList, unguarded } from './cells'

/** What a product says of itself in the table. */
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

/** What a variant says of itself in the table; prices in cents. */
export interface VariantValues {
  size: string
  color: string
  colorHex: string
  variantDrawing: string
  priceCents: number
  salePriceCents: number | null
  stock: number
  /** What the stock was when the table was made, which tells an edit from a sale in the meantime. */
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

/** What is wrong with a cell, as the operator is told. */
export class WrongCell extends Error {
  override name = 'WrongCell'
}

const refuse = (why: string): never => {
  throw new WrongCell(why)
}
const shown = (cell: string) => `"${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}"`

/** A cell's text, without the byte order marks that files leave behind when they are joined: nobody sees them, and no search finds a word behind one. */
function textOf(cell: string, most: number): string {
  const text = unguarded(cell).replaceAll('\uFEFF', '')
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) refuse('it holds control characters')
  return text.length > most ? refuse(`it is ${text.length} characters long; ${most} is the most`) : text
}

const text = (most: number, required: boolean) => ({
  read: (cell: string) => {
    const value = textOf(cell, most)
    return required && value.trim() === '' ? refuse('it is empty') : value
  },
  write: guarded,
})

const list = (most: number, check: (one: string) => string | undefined) => ({
  read: (cell: string) => {
    const texts = splitList(textOf(cell, most))
    const why = texts.map((one) => (one === '' ? 'an entry between its bars is empty' : check(one))).find(Boolean)
    return why ? refuse(why) : texts
  },
  write: (texts: string[]) => guarded(joinList(texts)),
})

const key = (most: number) => ({
  read: (cell: string) => {
    const value = cell.trim()
    if (value.length > most) refuse(`it is longer than ${most} characters`)
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
      ? value
      : refuse(`${shown(cell)} is no address: small letters, digits and single dashes, as in "bag-glove"`)
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

const whole = (least: number, most: number) => ({
  read: (cell: string) => {
    const value = /^-?\d{1,10}$/.test(cell.trim()) ? Number(cell) : NaN
    return value >= least && value <= most
      ? value
      : refuse(`${shown(cell)} is no whole number from ${least} to ${most}`)
  },
  write: String,
})

function centsOf(cell: string): number {
  const [, dollars = '', cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(cell.trim()) ?? []
  const value = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  return dollars !== '' && value > 0 ? value : refuse(`${shown(cell)} is no price in dollars, as in 49.95`)
}
const dollarsOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const published = {
  read: (cell: string) => {
    const said = cell.trim().toLowerCase()
    if (['yes', 'true', '1'].includes(said)) return true
    return ['no', 'false', '0'].includes(said) ? false : refuse(`${shown(cell)} is neither yes nor no`)
  },
  write: (value: boolean) => (value ? 'yes' : 'no'),
}

const moment = {
  read: (cell: string) => {
    const said = cell.trim()
    const at = new Date(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(said) ? said : NaN)
    const sane = at.getUTCFullYear() >= 1900 && at.toISOString().slice(0, 10) === said.slice(0, 10)
    return sane ? at : refuse(`${shown(cell)} is no date, as in 2027-01-31`)
  },
  write: (at: Date) => at.toISOString(),
}

const colorHex = {
  read: (cell: string) =>
    /^#[0-9a-f]{6}$/i.test(cell.trim())
      ? cell.trim().toLowerCase()
      : refuse(`${shown(cell)} is no colour, as in #c81e26`),
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

/** The address of the product, which names it. */
export const productKey = { name: 'product', ...key(120) }
/** The SKU, which names the variant. */
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
  product('popularity', 'popularity', whole(-1_000_000_000, 1_000_000_000)),
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
  variant('stock', 'stock', whole(0, 1_000_000)),
  variant('stock_as_exported', 'stockAsExported', {
    read: (cell) => (cell.trim() === '' ? null : whole(0, 1_000_000).read(cell)),
    write: (pieces) => (pieces === null ? '' : String(pieces)),
  }),
  variant('position', 'position', whole(-1_000_000, 1_000_000)),
]

/** Every column's name, in the table's order. */
export const columnNames: readonly string[] = [
  productKey.name,
  ...productColumns.map(({ name }) => name),
  skuKey.name,
  ...variantColumns.map(({ name }) => name),
]
