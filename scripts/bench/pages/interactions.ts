import type { Page } from '@shop/e2e/browser'
import { slowestInteraction } from './watch-vitals'

interface Interaction {
  path: string
  /** Preparation, which is not measured. */
  prepare?(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const TIMEOUT_MS = 15_000

/** Interactions of visitors, measured in ms to the next paint. */
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

/**
 * Opens an interaction's page, waits until it is idle and performs it; returns the ms to the next paint. Rejects if
 * it is not possible.
 */
export async function measureInteraction(page: Page, shop: string, name: string): Promise<number> {
  const interaction = interactions[name]
  if (!interaction) throw new Error(`There is no interaction "${name}".`)
  await page.goto(new URL(interaction.path, shop).href, { waitUntil: 'networkidle', timeout: 90_000 })
  page.setDefaultTimeout(TIMEOUT_MS)
  await interaction.prepare?.(page)
  await slowestInteraction(page)
  await interaction.act(page)
  return slowestInteraction(page)
}
