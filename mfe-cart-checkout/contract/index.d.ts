import type { CommerceItem } from '@shop/shared-events'

/** A variant as the add-to-cart button needs it: id, options, stock, and prices in dollars as the API returns them. */
export interface WidgetProductVariant {
  id: number
  size: string
  color: string
  available: number
  image: string
  discount_price: number
  discount_sale_price: number | null
}

/**
 * A line of an earlier order, to be bought again; ids are null for products that are no longer sold. Prices as paid,
 * in dollars per unit.
 */
export interface WidgetOrderedLine {
  productId: number | null
  variationId: number | null
  quantity: number
  title: string
  size: string
  color: string
  image: string
  price: number
  /** Null where it wasn't on sale. */
  salePrice: number | null
}

declare module '@shop/shared-events' {
  interface EventMap {
    /** The current cart: number of units, and subtotal in integer cents before shipping and discounts. */
    'cart/changed': { count: number; subtotal: number }
    /** A line was added to the cart in this tab. */
    'cart/line-added': { title: string; quantity: number }
    /** A product was added to the cart in this tab, with the details that analytics needs. */
    'cart/item-added': { item: CommerceItem }
    /** The cart was viewed; `subtotal` as in `cart/changed`. */
    'cart/shown': { items: readonly CommerceItem[]; subtotal: number }
    /** The checkout's first step was opened with these lines. */
    'checkout/begun': { items: readonly CommerceItem[]; subtotal: number; coupon?: string }
    /** An order was placed in this tab; amounts in integer cents. Contains no personal data. */
    'order/placed': {
      orderNumber: string
      items: readonly CommerceItem[]
      total: number
      tax: number
      delivery: number
      coupon?: string
    }
  }

  interface RetainedEvents {
    'cart/changed': true
  }
}

declare module '@shop/shared-ui' {
  interface WidgetProps {
    'cart-checkout/add-to-cart': {
      product: { id: string; title: string; thumbnail: string; productVariations: readonly WidgetProductVariant[] }
      /** The selected variant; null while the selection is incomplete or doesn't exist. */
      variantId: number | null
      quantity: number
      /** Called when the button is pressed while `variantId` is null; without it the button is disabled then. */
      onIncomplete?: () => void
    }
    'cart-checkout/cart-drawer': { open: boolean; onClose: () => void }
    'cart-checkout/order-again': {
      /** The button's label, and its description for screen readers. */
      label: string
      about: string
      /** Called when the button is pressed; the callee handles its errors. */
      lines: () => Promise<readonly WidgetOrderedLine[]>
      /** Set where it is the page's primary action. */
      isMainAction?: boolean
    }
  }
}

/** Paths of the cart's pages. */
export declare const links: {
  cart: () => string
}
