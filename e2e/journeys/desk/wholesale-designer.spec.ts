import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test'

test('a guest designs a belt by keyboard, shares it, and requests a quote', async ({ page }) => {
  await page.goto('/model')
  await page.getByRole('radio', { name: 'Boxing glove' }).focus()
  await page.keyboard.press('ArrowRight')
  const drawing = page.getByRole('img', { name: /^Belt, with rank bar/ })
  await expect(drawing).toBeVisible()

  await page.getByRole('radiogroup', { name: 'Color of the belt' }).getByRole('radio', { name: 'Navy' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('img', { name: /belt navy/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Belt navy' })).toBeAttached()
  await page.getByRole('radiogroup', { name: 'Rank stripes' }).getByRole('radio', { name: '4' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('img', { name: /4 rank stripes/ })).toBeVisible()
  await page.getByLabel('Text on the right end').fill('TITANS')
  await page.getByRole('radiogroup', { name: 'Text color' }).getByRole('radio', { name: 'Black' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('“TITANS” is hard to read')).toBeVisible()
  await page.getByRole('button', { name: /^Use .* letters$/ }).click()
  await expect(page.getByText('“TITANS” is hard to read')).toBeHidden()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“TITANS” is hard to read')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page).toHaveURL(/text-tail=white%7Eblock%7ETITANS/)
  const name = await page.getByRole('img', { name: /^Belt/ }).getAttribute('aria-label')
  await page.reload()
  await expect(page.getByRole('img', { name: /^Belt/ })).toHaveAttribute('aria-label', name!)

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PNG' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('belt-rank-titans.png')
  const picture = await readFile(await file.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // Width and height follow the name of the first chunk; an empty picture of that size would be a few kilobytes.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2000, 2000])
  expect(picture.length).toBeGreaterThan(100_000)

  await page.getByRole('link', { name: 'Request a quote' }).click()
  await expect(page.getByRole('img', { name: 'Your design' })).toBeVisible()
  await expect(page.getByLabel('What should we make?')).toHaveValue('Belts')
  await page.getByLabel('Your name').fill('Gail Guest')
  await page.getByLabel('Club or business').fill('Titans')
  await page.getByRole('main').getByLabel('Email').fill(`gail-${Date.now()}@example.com`)
  await page.getByLabel('Phone').fill('201 555 0144')
  await page.getByLabel('Size').fill('A2')
  await page.getByLabel('Quantity', { exact: false }).last().fill('12')
  await page.getByRole('button', { name: 'Submit request' }).click()
  await expect(page.getByText(/Your request number is E/)).toBeVisible()
})

test('forced colors still distinguish the chosen option and show each color', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/model')
  const backgroundOf = (label: Locator) => label.evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const group of ['Product', 'Style', 'View', 'Part', 'Color of the shell']) {
    const labels = page.getByRole('radiogroup', { name: group }).locator('label')
    const chosen = labels.filter({ has: page.getByRole('radio', { checked: true }) })
    const other = labels.filter({ has: page.getByRole('radio', { checked: false }) }).first()
    expect(await backgroundOf(chosen), group).not.toBe(await backgroundOf(other))
  }
  const red = page.getByRole('radiogroup', { name: 'Color of the shell' }).getByTitle('Red').locator('span').first()
  expect(await backgroundOf(red)).toBe('rgb(200, 30, 38)')
})
