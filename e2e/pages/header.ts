import type { Locator, Page } from '@playwright/test'
import { seeHydrated } from '../fixtures/page-checks'

/** The frame around every page: header, and the bottom bar on phones. */
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

  /** Shows whether the visitor is logged in: in the header on wide screens, in the bar on phones. */
  get login(): Locator {
    return this.page
      .getByRole('link', { name: /^log ?in$/i })
      .filter({ visible: true })
      .first()
  }

  /** Waits until the page is hydrated and shows that the visitor is logged in: the profile sheet's button or Logout. */
  async seeLoggedIn(): Promise<void> {
    await seeHydrated(this.page)
    await this.profile.or(this.logout).filter({ visible: true }).first().waitFor()
  }

  /** Logs out with the control of this screen size. */
  async logOut(): Promise<void> {
    await this.seeLoggedIn()
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
