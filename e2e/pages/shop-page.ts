import type { Locator, Page } from '@playwright/test'

/** The list of products, of all gear or of one category. */
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

  /** Opens the first product as a shopper does, by its title, which it gives. */
  async openFirstProduct(): Promise<string> {
    const link = this.products.first().getByRole('heading').getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.click()
    return title
  }
}
