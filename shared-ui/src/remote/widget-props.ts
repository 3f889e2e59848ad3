import type { ReactNode } from 'react'

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

/** Props of the widgets whose owners are in this repository. */
export interface ShopWidgets {
  'catalogue/search-drawer': { open: boolean; onClose: () => void }
  'catalogue/product-rail': { title: string; source: 'sale' | 'new' | 'related'; productId?: string }
  'catalogue/recently-viewed': { title?: string }
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
  'account/settings-sheet': { open: boolean; onClose: () => void }
  /** `price` in integer cents. */
  'wholesale/price-hint': { productId: string; price: number }
  /** A link for visitors with a pending application; `otherwise` is rendered for everyone else. */
  'wholesale/application-notice': { otherwise: ReactNode }
}

/**
 * Props of each widget, by `owner/name`: the contract between the part that provides it and its consumers. A part in
 * another repository adds its widgets in its contract package: `declare module '@shop/shared-ui' { interface WidgetProps { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- contract packages add to it
export interface WidgetProps extends ShopWidgets {}

/** A widget's full name. */
export type WidgetKey = keyof WidgetProps

/** A part that provides widgets. */
export type WidgetOwner = WidgetKey extends `${infer Owner}/${string}` ? Owner : never

/** The names of the widgets of `Owner`. */
export type WidgetName<Owner extends WidgetOwner> = WidgetKey extends infer Key
  ? Key extends `${Owner}/${infer Name}`
    ? Name
    : never
  : never

/** The type of the component that `src/widgets/<name>.tsx` of `Key`'s owner exports as `Widget`. */
export type WidgetComponent<Key extends WidgetKey> = (props: WidgetProps[Key]) => ReactNode
