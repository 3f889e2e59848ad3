import { expect, test } from '../../fixtures/shop-test'

test('a buyer writes a review by keyboard with stars, fit and a picture, and sees that it is moderated', async ({
  page,
}) => {
  await page.goto('/shop/54')
  const dialog = page.getByRole('dialog', { name: 'Write a review' })
  await page.getByRole('button', { name: 'Write a review' }).click()
  const send = dialog.getByRole('button', { name: 'Submit review' })
  await send.click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/This field is required/)

  await dialog.getByRole('radio', { name: /^1 star/ }).focus()
  await page.keyboard.press('Space')
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
  await dialog.getByLabel('Your review').fill('They held up for a whole season of sparring.')
  await dialog.getByLabel('How does it fit?').selectOption('True to size')
  await dialog.getByLabel('Photos').setInputFiles({ name: 'glove.png', mimeType: 'image/png', buffer: onePixel })
  await expect(dialog.getByRole('img', { name: 'glove.png' })).toBeVisible()
  await dialog.getByLabel('Name').fill('Ana')
  await dialog.getByLabel('Email').fill(`ana.${Date.now()}@example.com`)
  await send.click()
  await expect(page.getByText('Your review will appear once we have approved it.')).toBeVisible()
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
