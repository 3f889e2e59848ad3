import { toCents } from '@shop/shared-api/money'
import type { categories, products, variants } from '../../database/schema'
import { invalid } from '../../failure'
import type { PlannedVariant } from '../catalogue/plan'
import type { ProductValues } from '../catalogue/columns'
import type { ProductInput } from './product-input'

/** What is stored now; nothing for a new product. */
export interface StoredProduct {
  product?: typeof products.$inferSelect
  variants: (typeof variants.$inferSelect)[]
}

/** What a product's change refers to: ids of categories by address, and keys of photographs by name. */
export interface References {
  categories: ReadonlyMap<string, (typeof categories.$inferSelect)['id']>
  pictureKey(name: string): string
}

const REQUIRED = 'This field is required'

/** The values of a product after the change; throws 422 with the fields that a new one lacks. */
export function planProduct(
  input: ProductInput,
  { product }: StoredProduct,
  { categories, pictureKey }: References,
): Omit<ProductValues, 'category'> & { category: string } {
  const [drawing, ...images] = input.pictures?.map(pictureKey) ?? [
    ...(product ? [product.drawing, ...product.images] : []),
  ]
  const category = input.category ?? [...categories].find(([, id]) => id === product?.categoryId)?.[0]
  const missing = { title: input.title ?? product?.title, category, pictures: drawing }
  const errors = Object.entries(missing).flatMap(([field, value]) =>
    value === undefined ? [{ field, message: field === 'pictures' ? 'Add at least one picture' : REQUIRED }] : [],
  )
  if (category !== undefined && !categories.has(category))
    errors.push({ field: 'category', message: `There is no category ${category}` })
  if (errors.length > 0) throw invalid(errors)
  return {
    title: missing.title!,
    brand: input.brand ?? product?.brand ?? '',
    category: category!,
    description: input.description ?? product?.description ?? '',
    materials: input.materials ?? product?.materials ?? '',
    features: input.features ?? product?.features ?? [],
    drawing: drawing!,
    images,
    published: input.published ?? product?.published ?? false,
    launchedAt: product?.launchedAt ?? new Date(),
    popularity: product?.popularity ?? 0,
  }
}

/** The variants after the change, of all that are given; throws 422 with what is wrong with one of them. */
export function planVariants(
  { variants: wanted = [], colors = [] }: ProductInput,
  { variants: stored }: StoredProduct,
  { slug, drawing, pictureKey }: { slug: string; drawing: string } & Pick<References, 'pictureKey'>,
): PlannedVariant[] {
  const bySku = new Map(stored.map((variant) => [variant.sku, variant]))
  const known = new Map(stored.map((variant) => [variant.color, variant]))
  const given = new Map(colors.map((color) => [color.name, color]))
  const errors: { field: string; message: string }[] = []
  const refuse = (index: number, field: string, message: string) =>
    errors.push({ field: `variants.${index}.${field}`, message })
  const [skus, options] = [new Set<string>(), new Set<string>()]
  const planned = wanted.map((variant, position): PlannedVariant => {
    const { sku, size, color } = variant
    const now = bySku.get(sku)
    const option = `${size}\0${color}`
    if (skus.has(sku)) refuse(position, 'sku', `The SKU ${sku} is used twice`)
    if (options.has(option)) refuse(position, 'size', `The size ${size} in ${color} is there twice`)
    skus.add(sku)
    options.add(option)
    const hex = given.get(color)?.hex ?? known.get(color)?.colorHex
    if (hex === undefined) refuse(position, 'color', `${color} is not among the colors`)
    if (variant.sale_price !== null && variant.sale_price >= variant.price)
      refuse(position, 'sale_price', 'The sale price must be below the price')
    const picture = given.get(color)?.picture
    return {
      id: now?.id,
      product: slug,
      sku,
      moves: now !== undefined && (now.size !== size || now.color !== color),
      values: {
        size,
        color,
        colorHex: hex ?? '',
        variantDrawing: picture === undefined ? (known.get(color)?.drawing ?? drawing) : pictureKey(picture),
        priceCents: toCents(variant.price),
        salePriceCents: variant.sale_price === null ? null : toCents(variant.sale_price),
        stock: stockOf(variant, now?.stock),
        position,
      },
    }
  })
  if (errors.length > 0) throw invalid(errors)
  return planned
}

/** A stock that was not changed stays as it is now, which a sale may have lowered. */
function stockOf(
  { stock, stock_from: from }: NonNullable<ProductInput['variants']>[number],
  now: number | undefined,
): number {
  if (now === undefined) return stock ?? 0
  return stock === undefined || stock === from ? now : stock
}
