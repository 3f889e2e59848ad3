import type { Page } from '@shop/e2e/browser'
import { slowestInteraction } from './watch-vitals'

interface Interaction {
  path: string
  /** What has to be done before, which is not measured. */
  prepare?(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

/** How long to look for what is to be used. */
const patience = 15_000

/** What visitors do on a page, with how long the page takes to answer, in ms. */
export const interactions: Record<string, Interaction> = {
  navigation: {
    path: '/shop',
    async act(page) {
      const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
      await link.click()
      await page.waitForURL(/\/shop\/\d+/)
    },
  },
  filter: {
    path: '/shop',
    async act(page) {
      await page.getByLabel('Sort by').press('ArrowDown')
      await page.waitForURL(/sort=/)
    },
  },
  'add to cart': {
    path: '/shop/1',
    async prepare(page) {
      for (const name of ['Color', 'Size']) {
        const options = page.getByRole('radiogroup', { name }).getByRole('radio', { name: /^(?!.*sold out)/ })
        if ((await options.count()) > 0) await options.first().locator('xpath=ancestor::label').click()
      }
    },
    act: (page) => page.getByRole('button', { name: 'Add to cart' }).click(),
  },
}

/** Opens an interaction's page, lets it settle and does it; answers the time to the next paint. Rejects where it cannot be done. */
export async function measureInteraction(page: Page, shop: string, name: string): Promise<number> {
  const interaction = interactions[name]
  if (!interaction) throw new Error(`Nobody knows the interaction "${name}".`)
  await page.goto(new URL(interaction.path, shop).href, { waitUntil: 'networkidle', timeout: 90_000 })
  page.setDefaultTimeout(patience)
  await interaction.prepare?.(page)
  await slowestInteraction(page)
  await interaction.act(page)
  return slowestInteraction(page)
}
