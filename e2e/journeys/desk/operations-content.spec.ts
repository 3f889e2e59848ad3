import { expectAccessible } from '../../fixtures/page-checks'
import { readMail } from '../../fixtures/read-mail'
import { expect, test } from '../../fixtures/shop-test'
import { signInStaff } from '../../fixtures/signed-in-staff'

test('staff write the text of a mail by keyboard, see it, send it to themselves, and go back to the default', async ({
  page,
  context,
  shop,
  problems,
}) => {
  // Playwright's scripts in the frame of the preview, and the text that is refused.
  problems.expect(/Blocked script execution|422/)
  await signInStaff(context, shop)
  await page.goto(`${shop.operations}/operations/content/mails`)
  await page.getByRole('link', { name: 'A parcel was delivered' }).press('Enter')
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(page.getByText('Subject: Your order was delivered (CS-100042)')).toBeVisible()
  await text.fill('# Enjoy it, {nickname}\n\nHi {name}!')
  await expect(page.getByText('Line 1: {nickname} is unknown.')).toBeVisible()
  await text.fill('# Enjoy it, {name}\n\nHi {name}!\n\nSee you on the mat.\n\n## Button\n\nRate your gear')
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Rate your gear' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mail order-delivered was changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Send test mail to me' }).press('Enter')
  const [, address = ''] = /on its way to (\S+)\.$/.exec(
    (await page.getByText(/^A test mail is on its way to/).textContent()) ?? '',
  )!
  expect(await readMail(shop, address, /Test: Enjoy it, Ana/)).toContain('See you on the mat.')
  await page.getByRole('button', { name: 'Go back to the default' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Go back to the default' }).press('Enter')
  await expect(text).toHaveValue(/^# Your order was delivered/)
  for (const path of ['mails', 'mails/order-delivered'])
    await expectAccessible(page, `${shop.operations}/operations/content/${path}`)
})

test('staff add a link to the menu and change a size chart, which shoppers see', async ({
  page,
  context,
  shop,
  admin,
}) => {
  const title = `Open mat ${Date.now() % 10_000}`
  await signInStaff(context, shop)
  await page.goto(`${shop.operations}/operations/content/menu`)
  await page.getByRole('button', { name: 'Add link' }).press('Enter')
  await page.getByLabel('Title').fill(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('/faqs')
  await page.getByRole('dialog').getByRole('button', { name: 'Add link' }).press('Enter')
  await expect(page.getByText(`Added the link ${title}.`)).toBeVisible()
  const id = await page.evaluate(async (wanted) => {
    const answer = await fetch('/api/staff/operations/menu-links.list', { method: 'POST' })
    const { rows } = (await answer.json()) as { rows: { id: number; title: string }[] }
    return rows.find((row) => row.title === wanted)!.id
  }, title)

  await page.goto(`${shop.operations}/operations/content/size-charts`)
  await page.getByRole('link', { name: 'Hand wrap lengths' }).press('Enter')
  const text = page.getByRole('textbox', { name: 'Text' })
  const before = await text.inputValue()
  await text.fill(`${before.trimEnd()}\n- Wrap ${title} once.\n`)
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(`Wrap ${title} once.`)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The size chart of hand-wraps was changed\./)).toBeVisible()
  for (const path of ['content/menu', 'content/size-charts', 'content/size-charts/hand-wraps'])
    await expectAccessible(page, `${shop.operations}/operations/${path}`)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(async () => {
    await page.goto('/size-guide')
    await expect(page.getByText(`Wrap ${title} once.`)).toBeVisible({ timeout: 1_000 })
    const link = page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: title })
    await expect(link).toHaveAttribute('href', '/faqs', { timeout: 1_000 })
  }).toPass()
  expect(await admin('menu-links', 'remove', String(id))).toMatchObject({ code: 0 })
})
