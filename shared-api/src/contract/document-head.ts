import type { Product } from './catalogue'

/**
 * What a screen says of itself in the document's head: `handle.head` of its route answers it, whichever part owns the
 * route, and the shell writes it.
 */
export interface DocumentHead {
  title: string
  description?: string
  /** Path of the page's one true address. */
  canonical?: string
  robots?: string
  /** Base address of the picture that stands for the page elsewhere, as ProductImage takes it. */
  image?: string
  /** The way from the shop's front to the page, which is the last and needs no `to`. */
  breadcrumb?: readonly { label: string; to?: string }[]
  /** The product that the page sells. The server writes it out for search engines, with every variant's offer. */
  product?: Product
  /** schema.org objects for search engines. */
  jsonLd?: object[]
}
