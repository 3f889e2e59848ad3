import { z } from 'zod'
import { id } from '../list-fields'
import { productPictureProblem } from '../picture-key'

/** A product's address. */
export const slug = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single dashes, such as bag-glove')

/** Names a product by its id or its address. */
export const whichProduct = { id: id.optional(), product: slug.optional() }

const line = (maxLength: number) => z.string().trim().min(1, 'This field is required').max(maxLength)
const pieces = z.int().min(0).max(1_000_000)
const dollars = z
  .number()
  .positive('Enter a price above zero')
  .max(999_999.99)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Enter an amount in dollars and cents')
const picture = z
  .string()
  .max(200)
  .superRefine((name, context) => {
    const message = productPictureProblem(name)
    if (message) context.addIssue({ code: 'custom', message })
  })
const moment = z.iso.datetime('Enter a date and a time').transform((text) => new Date(text))

const color = z.strictObject({
  name: line(60),
  hex: z.string().regex(/^#[0-9a-f]{6}$/, 'Enter a color such as #c81e26'),
  picture: picture.optional(),
})

const variant = z.strictObject({
  sku: line(80),
  size: line(60),
  color: line(60),
  price: dollars,
  sale_price: dollars.nullable().default(null),
  /** The stock to set; needs the stock that it was changed from, unless the variant is new. */
  stock: pieces.optional(),
  stock_from: pieces.optional(),
})

/**
 * A product to create, or the parts of one to change: `variants` are all of them in their order, and those that are
 * not among them are removed.
 */
export const productInput = z.strictObject({
  ...whichProduct,
  /** The version that was changed, as products.show says; another one is a conflict. */
  version: z.string().max(64).optional(),
  title: line(300).optional(),
  slug: slug.optional(),
  brand: line(120).optional(),
  category: slug.optional(),
  description: z.string().trim().max(20_000).optional(),
  materials: z.string().trim().max(5_000).optional(),
  features: z.array(line(500)).max(50).optional(),
  published: z.boolean().optional(),
  /** When the sale prices begin and end to apply; null for no limit. */
  sale_starts: moment.nullable().optional(),
  sale_ends: moment.nullable().optional(),
  /** File names of photographs or drawing keys; the first one is shown in lists. */
  pictures: z.array(picture).min(1, 'Add at least one picture').max(50).optional(),
  colors: z.array(color).max(60).optional(),
  variants: z.array(variant).max(400).optional(),
})

/** See `productInput`. */
export type ProductInput = z.output<typeof productInput>
