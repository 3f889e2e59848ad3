import type { Locator, Page } from '@playwright/test'

/** The frame around every page: header, and the bar at the foot of a phone. */
export class Header {
  readonly cart: Locator
  readonly wishlist: Locator
  readonly summary: Locator

  constructor(private readonly page: Page) {
    const banner = page.getByRole('banner')
    this.cart = banner.getByRole('link', { name: /^Cart/ })
    this.wishlist = banner.getByRole('link', { name: /^Wishlist/ })
    this.summary = banner.getByRole('button', { name: /^Cart summary/ })
  }

  /** Where a visitor sees whether they are logged in: the header on wide screens, the bar on phones. */
  get login(): Locator {
    return this.page
      .getByRole('link', { name: /^log ?in$/i })
      .filter({ visible: true })
      .first()
  }

  /** What only somebody logged in is shown, and only by a page that lives: the profile sheet's button or Logout. */
  get ownTools(): Locator {
    return this.profile.or(this.logout).filter({ visible: true }).first()
  }

  /** Logs out by the way that this screen offers. */
  async logOut(): Promise<void> {
    await this.ownTools.waitFor()
    if (await this.profile.isVisible()) await this.profile.click()
    await this.logout.filter({ visible: true }).first().click()
  }

  private get profile(): Locator {
    return this.page.getByRole('button', { name: 'Profile', exact: true })
  }

  private get logout(): Locator {
    return this.page.getByRole('button', { name: 'Logout' })
  }
}
