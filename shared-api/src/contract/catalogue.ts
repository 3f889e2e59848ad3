import { z } from './zod'
import { dataOf, endpoint } from './endpoint'
import { dollarText, flagText, listOf, pageMeta, paging, rowIdText, integerText } from './query'
import { singleLine, slug } from './text'

/** A size and color of a product that can be bought. */
export const productVariant = z.object({
  id: z.int(),
  sku: z.string(),
  size: z.string(),
  color: z.string(),
  /** CSS color of the swatch. */
  color_hex: z.string(),
  /** Units in stock; 0 stays selectable and is marked as sold out. */
  available: z.int(),
  /** Base address of its picture, without the width. */
  image: z.string(),
  discount_price: z.number(),
  /** Set only when it is above zero and below `discount_price`: then it is what one pays. */
  discount_sale_price: z.number().nullable(),
})
export type ProductVariant = z.infer<typeof productVariant>

const categoryLink = z.object({ id: z.int(), title: z.string(), slug: z.string() })
const rating = z.object({ average: z.number(), count: z.int() })

/** All colors of a swatch, main one first; two for "Black / Red". */
const hexes = z.array(z.string()).optional()

/** A product as a card shows it. Prices are those of its cheapest variation. */
export const productSummary = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  brand: z.string(),
  /** Base address of its picture, without the width. */
  thumbnail: z.string(),
  category: categoryLink,
  discount_price: z.number(),
  discount_sale_price: z.number().nullable(),
  /** True when prices differ between variants: the card says "from". */
  has_price_range: z.boolean(),
  rating,
  /** Pieces in stock over all variations. */
  available: z.int(),
  colors: z.array(z.object({ name: z.string(), hex: z.string(), hexes, image: z.string() })),
  is_new: z.boolean(),
})
export type ProductSummary = z.infer<typeof productSummary>

/** A product in full. */
export const product = productSummary.extend({
  description: z.string(),
  materials: z.string(),
  /** Plain statements, one a line. */
  features: z.array(z.string()),
  images: z.array(z.string()),
  /** What pictures show, by address; of photographs that have a description. */
  image_alts: z.record(z.string(), z.string()).optional(),
  /** From the top category down to the product's own. */
  breadcrumb: z.array(categoryLink),
  /** Picture key for the gear designer and other drawings. */
  drawing: z.string(),
  sizes: z.array(z.string()),
  productVariations: z.array(productVariant),
})
export type Product = z.infer<typeof product>

/** How a listing can be sorted. */
export const productSorts = ['relevance', 'newest', 'price_asc', 'price_desc', 'rating'] as const
export type ProductSort = (typeof productSorts)[number]

/** Every filter of the listing; repeatable keys hold lists, an unknown key is refused. */
export const productQuery = z.strictObject({
  product_category: slug.optional(),
  search: singleLine(0, 100).optional(),
  size: listOf(singleLine(1, 30), 30).optional(),
  color: listOf(singleLine(1, 40), 30).optional(),
  discipline: listOf(singleLine(1, 40), 30).optional(),
  fit: listOf(singleLine(1, 40), 30).optional(),
  price_min: dollarText.optional(),
  price_max: dollarText.optional(),
  in_stock: flagText.optional(),
  on_sale: flagText.optional(),
  rating_min: integerText(1, 5).optional(),
  sort: z.enum(productSorts).default('relevance'),
  ...paging(24, 60),
})
export type ProductQuery = z.input<typeof productQuery>

const facetValue = z.object({ value: z.string(), count: z.int() })
/** Product counts per filter value; a facet ignores its own filter. */
export const facets = z.object({
  categories: z.array(facetValue.extend({ title: z.string(), level: z.int(), parent: z.string().nullable() })),
  sizes: z.array(facetValue),
  colors: z.array(facetValue.extend({ hex: z.string(), hexes })),
  /** Disciplines and fits of the products' categories. */
  disciplines: z.array(facetValue).optional(),
  fits: z.array(facetValue).optional(),
  price: z.object({ min: z.number(), max: z.number() }),
  in_stock: z.int(),
  on_sale: z.int(),
  ratings: z.array(facetValue),
})
export type Facets = z.infer<typeof facets>

/** One page of the listing. `suggestion` is the corrected search term when the typed one matches nothing. */
export const productList = z.object({
  data: z.array(productSummary),
  meta: pageMeta.extend({ category: categoryLink.nullable(), suggestion: z.string().nullable() }),
  facets,
})
export type ProductList = z.infer<typeof productList>

/** A table of measures for one kind of gear. */
export const sizeChart = z.object({
  id: z.int(),
  category_id: z.int(),
  title: z.string(),
  unit: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  how_to_measure: z.array(z.string()),
})
export type SizeChart = z.infer<typeof sizeChart>

/** A published review, without the author's email. */
export const review = z.object({
  id: z.int(),
  name: z.string(),
  rating: z.int(),
  title: z.string().nullable(),
  comment: z.string(),
  fit: z.enum(['small', 'true', 'large']).nullable(),
  height_cm: z.int().nullable(),
  weight_kg: z.int().nullable(),
  images: z.array(z.string()),
  verified_purchase: z.boolean(),
  /** The shop's public answer. */
  reply: z.object({ text: z.string(), at: z.string() }).nullable(),
  created_at: z.string(),
})
export type Review = z.infer<typeof review>

/** Summary of all published reviews of a product. */
export const ratingSummary = z.object({
  average: z.number(),
  count: z.int(),
  /** Reviews by stars, five first. */
  breakdown: z.array(z.object({ stars: z.int(), count: z.int() })),
  fit: z.object({ small: z.int(), true: z.int(), large: z.int() }),
})
export type RatingSummary = z.infer<typeof ratingSummary>

/** Sort orders of reviews; `helpful` ranks verified purchases first, then reviews with pictures, then the longest. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Which reviews of a product, and in which order; `stars` may be repeated. */
export const reviewQuery = z.strictObject({
  product_id: rowIdText,
  stars: listOf(integerText(1, 5), 5).optional(),
  with_images: flagText.optional(),
  sort: z.enum(reviewSorts).default('newest'),
  ...paging(10, 50),
})
export type ReviewQuery = z.input<typeof reviewQuery>

/** Calls that read the catalogue. Prices are retail prices; wholesale prices come with a quote. */
export const catalogueEndpoints = {
  'GET /get-products': endpoint({
    summary: 'List products with filters, facets and sorting',
    tag: 'catalogue',
    access: 'public',
    query: productQuery,
    response: productList,
    failures: [404, 422],
  }),
  'GET /get-product/:id': endpoint({
    summary: 'One product with its variations',
    tag: 'catalogue',
    access: 'public',
    params: z.strictObject({ id: rowIdText }),
    response: dataOf(product),
    failures: [404, 422],
  }),
  'GET /sale-products': endpoint({
    summary: 'Products at a reduced price, the largest reduction first',
    tag: 'catalogue',
    access: 'public',
    query: z.strictObject(paging(24, 60)),
    response: z.object({ data: z.array(productSummary), meta: pageMeta }),
    failures: [422],
  }),
  'GET /get-recent-view': endpoint({
    summary: 'Products by id, in the requested order; unknown ids are omitted',
    tag: 'catalogue',
    access: 'public',
    query: z.strictObject({ product_ids: listOf(rowIdText, 10), limit: integerText(1, 10).default(10) }),
    response: dataOf(z.array(productSummary)),
    failures: [422],
  }),
  'GET /get-size-chart': endpoint({
    summary: 'Size charts: all, or that of a category or its nearest ancestor',
    tag: 'catalogue',
    access: 'public',
    query: z.strictObject({ category_id: rowIdText.optional() }),
    response: dataOf(z.array(sizeChart)),
    failures: [422],
  }),
  'GET /get-ratings': endpoint({
    summary: 'Published reviews of a product, with the summary of all of them regardless of filters',
    tag: 'ratings',
    access: 'public',
    query: reviewQuery,
    response: z.object({ data: z.array(review), meta: pageMeta, summary: ratingSummary }),
    failures: [404, 422],
  }),
}
