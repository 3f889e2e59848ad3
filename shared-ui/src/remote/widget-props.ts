import type { ReactNode } from 'react'

/** A variation as the cart's button needs it: its identity, what tells it apart, its stock and prices in dollars as the API gives them. */
export interface WidgetProductVariation {
  id: number
  size: string
  color: string
  available: number
  image: string
  discount_price: number
  discount_sale_price: number | null
}

/** A line of an earlier order, to be bought again: what is no longer sold has no ids. Prices as paid then, in dollars for one piece. */
export interface WidgetOrderedLine {
  productId: number | null
  variationId: number | null
  quantity: number
  title: string
  size: string
  color: string
  image: string
  price: number
  /** Null where it was not on sale. */
  salePrice: number | null
}

/** What each widget takes, by `owner/name`: the contract between the part that offers it and those that use it. */
export interface WidgetProps {
  'catalogue/search-drawer': { open: boolean; onClose: () => void }
  'catalogue/product-rail': { title: string; source: 'sale' | 'new' | 'related'; productId?: string }
  'catalogue/recently-viewed': { title?: string }
  'cart-checkout/add-to-cart': {
    product: { id: string; title: string; thumbnail: string; productVariations: readonly WidgetProductVariation[] }
    /** The chosen variation, or null while the choice is incomplete or does not exist. */
    variantId: number | null
    quantity: number
    /** Called when the button is pressed while `variantId` is null; without it the button can't be pressed then. */
    onIncomplete?: () => void
  }
  'cart-checkout/cart-drawer': { open: boolean; onClose: () => void }
  'cart-checkout/order-again': {
    /** The button's words, and what they are about for whoever hears the button alone. */
    label: string
    about: string
    /** Asked once the button is pressed; the asker says what goes wrong with it. */
    lines: () => Promise<readonly WidgetOrderedLine[]>
    /** Set where it is what its page is for. */
    isMainAction?: boolean
  }
  'account/settings-sheet': { open: boolean; onClose: () => void }
  /** `price` in integer cents. */
  'wholesale/price-hint': { productId: string; price: number }
  /** A link within a line, for whoever waits for an answer to their application; `otherwise` stands there for all others. */
  'wholesale/application-notice': { otherwise: ReactNode }
}

/** A widget's full name. */
export type WidgetKey = keyof WidgetProps

/** A part that offers widgets. */
export type WidgetOwner = WidgetKey extends `${infer Owner}/${string}` ? Owner : never

/** The names of the widgets that `Owner` offers. */
export type WidgetName<Owner extends WidgetOwner> = WidgetKey extends infer Key
  ? Key extends `${Owner}/${infer Name}`
    ? Name
    : never
  : never

/** The component type that `src/widgets/<name>.tsx` of `Key`'s owner exports as `Widget`. */
export type WidgetComponent<Key extends WidgetKey> = (props: WidgetProps[Key]) => ReactNode
