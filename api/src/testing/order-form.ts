import type { OrderForm, QuoteOrderForm, TestVaultCard } from '@shop/shared-api/contract'
import type { SampleShop } from './sample-shop'

/** A token of the test vault, as the browser's payment form creates it. */
export function cardToken(card: Partial<TestVaultCard> = {}): string {
  const defaultCard: TestVaultCard = {
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: 2099,
    holder_name: 'Ana Lima',
    ...card,
  }
  return `testvault.${Buffer.from(JSON.stringify(defaultCard)).toString('base64url')}`
}

/** Order lines of the sample shop by the variant's name. */
export const toOrderLines = (shop: SampleShop, ...wanted: [keyof SampleShop['variants'], number][]) =>
  wanted.map(([variant, qty]) => ({
    product_id: variant === 'whiteBelt' ? shop.products.belt : shop.products.glove,
    product_variation_id: shop.variants[variant],
    qty,
  }))

/** An order form for Oregon, which has no sales tax; the test provides prices and lines. */
export const orderForm = (form: Pick<OrderForm, 'products' | 'expected_total'> & Partial<OrderForm>): OrderForm => ({
  first_name: 'Ana',
  last_name: 'Lima',
  email: 'ana@example.com',
  phone: '5550102030',
  address: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zip: '97201',
  payment_token: cardToken(),
  ...form,
})

/** The order of a quote of $10.00, by card to Oregon unless stated otherwise. */
export function quoteOrderForm(form: Partial<QuoteOrderForm> = {}): QuoteOrderForm {
  const { products: _products, ...address } = orderForm({ products: [], expected_total: 10 })
  return { ...address, ...form } as QuoteOrderForm
}
