import type { Product } from './catalogue'

/**
 * Metadata of a screen for the document's head. `handle.head` of its route returns it, and the shell renders it for
 * all parts.
 */
export interface DocumentHead {
  title: string
  description?: string
  /** Path of the page's one true address. */
  canonical?: string
  robots?: string
  /** Base address of the preview image for links elsewhere, as ProductImage takes it. */
  image?: string
  /** The path from the home page to the page, which is the last entry and needs no `to`. */
  breadcrumb?: readonly { label: string; to?: string }[]
  /** The product that the page sells. The server writes it out for search engines, with every variant's offer. */
  product?: Product
  /** schema.org objects for search engines. */
  jsonLd?: object[]
}
