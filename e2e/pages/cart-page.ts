import type { Locator, Page } from '@playwright/test'

/** The cart. */
export class CartPage {
  readonly heading: Locator
  readonly lines: Locator
  readonly summary: Locator

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.summary = page.getByRole('complementary', { name: 'Order summary' })
    this.lines = page.getByRole('region', { name: /Items in cart/ }).getByRole('listitem')
  }

  async open(): Promise<void> {
    await this.page.goto('/cart')
  }

  quantity(line: number): Locator {
    return this.lines.nth(line).getByRole('spinbutton')
  }

  /** An amount of the summary in cents, such as `Subtotal`. */
  async amount(label: string): Promise<number> {
    const value = this.summary.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    const text = await value.locator('xpath=following-sibling::dd[1]').textContent()
    return Math.round(Number((text ?? '').replace(/[^0-9.-]/g, '')) * 100)
  }
}
