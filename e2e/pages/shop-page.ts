import type { Locator, Page } from '@playwright/test'

/** The product list, of all gear or of one category. */
export class ShopPage {
  readonly results: Locator
  readonly products: Locator

  constructor(private readonly page: Page) {
    this.results = page.getByRole('region', { name: 'Results' })
    this.products = this.results.getByRole('article')
  }

  async open(path = '/shop'): Promise<void> {
    await this.page.goto(path)
  }

  /** Opens the first product by its title, and returns the title. */
  async openFirstProduct(): Promise<string> {
    const link = this.products.first().getByRole('heading').getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.click()
    return title
  }
}
