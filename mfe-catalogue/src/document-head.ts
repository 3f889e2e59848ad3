import type { Product } from '@shop/shared-api'

/** What a screen says of itself in the document's head, in the form that the shell reads from `handle.head`. */
export interface DocumentHead {
  title: string
  description?: string
  /** Path of the page's one true address. */
  canonical?: string
  robots?: string
  /** Base address of the picture that stands for the page elsewhere. */
  image?: string
  /** The way from the shop's front to the page, which is the last and needs no `to`. */
  breadcrumb?: readonly { label: string; to?: string }[]
  /** The product that the page sells: the server writes out every variant with its offer for search engines. */
  product?: Product
}

/** The handle of a screen whose loader gives `Data`; `head` has no data to speak of when the loader failed. */
export interface ScreenHandle<Data> {
  head: (data: Data | undefined, params: Record<string, string | undefined>) => DocumentHead
}

/** Text cut at a word to what a search engine shows. */
export function excerpt(text: string, max = 155): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= max ? flat : `${flat.slice(0, max + 1).replace(/\W*\s\S*$/, '')}…`
}
