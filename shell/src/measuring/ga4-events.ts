import '@shop/account-contract'
import '@shop/cart-checkout-contract'
import '@shop/catalogue-contract'
import { toDollars } from '@shop/shared-api'
import type { EventMap, CommerceItem } from '@shop/shared-events'

/** An entry of the data layer in the form of Google Analytics 4. */
export type MeasuredEvent = { event: string; ecommerce?: object } & Record<string, unknown>

/** The facts that are counted, each with what it becomes. Money leaves the house in dollars. */
export const measuredFacts: { [Name in keyof EventMap]?: (fact: EventMap[Name]) => MeasuredEvent } = {
  'catalogue/list-shown': ({ id, title, items }) =>
    ecommerce('view_item_list', { item_list_id: id, item_list_name: title, items: items.map(itemOf) }),
  'catalogue/product-shown': ({ item }) => ecommerce('view_item', worth([item])),
  'catalogue/searched': ({ term, found }) => ({ event: 'search', search_term: term, results: found }),
  'cart/item-added': ({ item }) => ecommerce('add_to_cart', worth([item])),
  'cart/shown': ({ items, subtotal }) => ecommerce('view_cart', worth(items, subtotal)),
  'checkout/begun': ({ items, subtotal, coupon }) => ecommerce('begin_checkout', { ...worth(items, subtotal), coupon }),
  'order/placed': ({ orderNumber, items, total, tax, delivery, coupon }) =>
    ecommerce('purchase', {
      transaction_id: orderNumber,
      ...worth(items, total),
      tax: toDollars(tax),
      shipping: toDollars(delivery),
      coupon,
    }),
  'session/started': ({ by }) => ({ event: by === 'signup' ? 'sign_up' : 'login', method: 'shop' }),
}

function ecommerce(event: string, details: object): MeasuredEvent {
  return { event, ecommerce: details }
}

function worth(
  items: readonly CommerceItem[],
  cents = items.reduce((sum, item) => sum + item.price * item.quantity, 0),
) {
  return { currency: 'USD', value: toDollars(cents), items: items.map(itemOf) }
}

function itemOf({ productId, title, price, quantity, brand, category, variant }: CommerceItem, index: number) {
  return {
    item_id: String(productId),
    item_name: title,
    item_brand: brand,
    item_category: category,
    item_variant: variant,
    index,
    price: toDollars(price),
    quantity,
  }
}
