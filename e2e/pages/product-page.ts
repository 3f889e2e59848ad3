import { expect, type Locator, type Page } from '@playwright/test'

/** The page of one product. */
export class ProductPage {
  readonly title: Locator
  readonly colors: Locator
  readonly sizes: Locator
  readonly addToCart: Locator
  readonly added: Locator

  constructor(private readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1 })
    this.colors = page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio')
    this.sizes = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio')
    this.addToCart = page.getByRole('button', { name: 'Add to cart' })
    this.added = page.getByRole('dialog', { name: 'Success' }).or(page.getByRole('alertdialog', { name: 'Success' }))
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/shop/${id}`)
  }

  /** Adds the first available variant to the cart, then closes the confirmation dialog. */
  async addFirstAvailable(): Promise<void> {
    await this.chooseAvailable()
    await this.addToCart.click()
    await expect(this.added).toContainText('Added to cart')
    await this.added.getByRole('button', { name: 'Close' }).first().click()
    await expect(this.added).toBeHidden()
  }

  /** The choice is in the URL, so it shows once the page has applied it. */
  private async chooseAvailable(): Promise<void> {
    await expect(this.addToCart).toBeVisible()
    for (const options of [this.colors, this.sizes]) {
      const chosen = options.and(this.page.locator(':checked'))
      if ((await options.count()) === 0 || (await chosen.count()) > 0) continue
      const open = options.and(this.page.getByRole('radio', { name: /^(?!.*sold out)/ })).first()
      await open.locator('xpath=ancestor::label').click()
      await expect(open).toBeChecked()
    }
    await expect(this.addToCart).toBeEnabled()
  }
}
