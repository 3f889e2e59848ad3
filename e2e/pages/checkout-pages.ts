import { expect, type Locator, type Page } from '@playwright/test'
import { cartOfOneBelt, storeCart } from '../fixtures/stored-cart'
import type { RunningShop } from '../setup/running-shop'

/** The steps from the cart to the placed order. */
export class CheckoutPages {
  readonly placeOrder: Locator
  readonly receipt: Locator
  readonly summary: Locator

  constructor(private readonly page: Page) {
    this.placeOrder = page.getByRole('button', { name: /^Place order, / })
    this.receipt = page.getByRole('dialog', { name: 'Thank you for your order' })
    this.summary = page.getByRole('complementary', { name: 'Order summary' })
  }

  /** Opens the first step, or another page, with one item in the cart from an earlier visit. */
  async returnWithCart({ api }: RunningShop, path = '/shipment'): Promise<void> {
    const read = async (path: string): Promise<unknown> => (await this.page.request.get(`${api}/api${path}`)).json()
    await storeCart(this.page, await cartOfOneBelt(read))
    await this.page.goto(path)
  }

  /** From the cart to the first step. */
  async begin(): Promise<void> {
    await this.page.getByRole('link', { name: 'Checkout', exact: true }).first().click()
    await expect(this.page).toHaveURL('/shipment')
  }

  /** Fills in the address and waits for the shipping rates; an existing email stays. */
  async fillAddress(email?: string): Promise<void> {
    await this.fillFields(email)
    await expect(this.page.getByText(/^Arrives /).first()).toBeVisible()
  }

  async fillFields(email?: string): Promise<void> {
    const fields = {
      Phone: '555 010 2030',
      'First name': 'Dana',
      'Last name': 'Rivera',
      'Street address': '12 Corner St',
      City: 'New York',
    }
    await expect(this.page.getByLabel('State').getByRole('option', { name: 'New York' })).toBeAttached()
    if (email) await this.page.getByLabel('Email').fill(email)
    for (const [label, text] of Object.entries(fields)) await this.page.getByLabel(label).fill(text)
    await this.page.getByLabel('State').selectOption('NY')
    await this.page.getByLabel('ZIP code').fill('10001')
    await this.page.getByLabel('ZIP code').press('Tab')
  }

  async toPayment(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(this.page).toHaveURL('/payment')
  }

  /** Enters a new card; those that end in 0002 are declined. */
  async payByCard(number?: string): Promise<void> {
    await this.fillCard(number)
    await this.toSummary()
  }

  async fillCard(number = '4242424242424242'): Promise<void> {
    await this.page.getByLabel('Card number').fill(number)
    await this.page.getByLabel('Expiry').fill('04 / 40')
    await this.page.getByLabel('Security code').fill('123')
    await this.page.getByLabel('Name on card').fill('Dana Rivera')
  }

  async toSummary(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to checkout' }).click()
    await expect(this.page).toHaveURL('/checkout')
    await expect(this.placeOrder).toBeEnabled()
  }

  /** All steps to the summary, as a guest. */
  async reachSummary(email: string): Promise<void> {
    await this.fillAddress(email)
    await this.toPayment()
    await this.payByCard()
  }
}
