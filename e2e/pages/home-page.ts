import type { Locator, Page } from '@playwright/test'

/** The home page. */
export class HomePage {
  readonly onSale: Locator

  constructor(private readonly page: Page) {
    this.onSale = page.getByRole('region', { name: 'On sale' })
  }

  async open(): Promise<void> {
    await this.page.goto('/')
  }
}
