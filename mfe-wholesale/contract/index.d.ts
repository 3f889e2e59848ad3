import type { ReactNode } from 'react'

declare module '@shop/shared-ui' {
  interface WidgetProps {
    /** `price` in integer cents; `sku` once a variant is chosen. */
    'wholesale/price-hint': { productId: string; price: number; sku?: string }
    /** What an approved wholesaler pays for one piece; `price` in integer cents. */
    'wholesale/list-price': { price: number }
    /** A link for visitors with a pending application; `otherwise` is rendered for everyone else. */
    'wholesale/application-notice': { otherwise: ReactNode }
  }
}

/** Paths of the wholesale program's pages. */
export declare const links: {
  apply: () => string
  /** The login for members of the program. */
  login: () => string
  /** Requests of custom equipment. */
  equipment: () => string
  /** The first page of the wholesale tools. */
  desk: () => string
  /** Quick order by item codes. */
  quickOrder: () => string
  /** All sizes and colors of a product. */
  grid: (productId: string | number) => string
  /** The state of the visitor's application. */
  status: () => string
}
