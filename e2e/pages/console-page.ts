import { expect, type Page } from '@playwright/test'

/** Signs in to the release console with a name and a token, and waits for its content. */
export async function signInToConsole(page: Page, address: string, name: string, token: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Token').fill(token)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()
}
