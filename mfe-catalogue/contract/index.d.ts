import type { CommerceItem } from '@shop/shared-events'

declare module '@shop/shared-events' {
  interface EventMap {
    /** A product list was shown; its id is its path, such as `/product/list/gloves`. */
    'catalogue/list-shown': { id: string; title: string; items: readonly CommerceItem[] }
    /** A product page was shown. */
    'catalogue/product-shown': { item: CommerceItem }
    /** A search was run; `found` is the number of results. */
    'catalogue/searched': { term: string; found: number }
    /** The products on the wishlist, newest first. */
    'wishlist/changed': { count: number; productIds: readonly string[] }
  }

  interface RetainedEvents {
    'wishlist/changed': true
  }
}

declare module '@shop/shared-ui' {
  interface WidgetProps {
    /** `query` is what was typed into the header's field; else the drawer starts with the query of the page. */
    'catalogue/search-drawer': { open: boolean; onClose: () => void; query?: string }
    'catalogue/product-rail': { title: string; source: 'sale' | 'new' | 'popular' | 'related'; productId?: string }
    'catalogue/recently-viewed': { title?: string }
  }
}

/** Paths of the catalogue's pages. */
export declare const links: {
  /** The list of all products. */
  shop: () => string
  /** The list of all products that match the terms. */
  search: (terms: string) => string
  product: (id: number | string) => string
  sales: () => string
  sizeGuide: () => string
  wishlist: () => string
  authenticity: () => string
}
