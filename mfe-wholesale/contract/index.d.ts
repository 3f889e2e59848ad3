import type { ReactNode } from 'react'

declare module '@shop/shared-ui' {
  interface WidgetProps {
    /** `price` in integer cents. */
    'wholesale/price-hint': { productId: string; price: number }
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
  /** Quick order, the first page of the wholesale tools. */
  desk: () => string
  /** The state of the visitor's application. */
  status: () => string
}
