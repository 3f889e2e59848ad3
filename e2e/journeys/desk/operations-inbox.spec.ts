import { expectAccessible, expectNoSidewaysScroll } from '../../fixtures/page-checks'
import { readMail } from '../../fixtures/read-mail'
import { expect, test } from '../../fixtures/shop-test'
import { signInStaff } from '../../fixtures/signed-in-staff'

test('staff are mailed about a message, answer it by keyboard, and find it among what is done', async ({
  page,
  context,
  request,
  shop,
  admin,
}) => {
  const id = Date.now()
  const customer = `asks-${id}@example.com`
  const notified = `inbox-${id}@example.com`
  expect(await admin('settings', 'set', 'notify_message', notified)).toMatchObject({ code: 0 })
  const sent = await request.post(`${shop.api}/api/contact`, {
    data: { name: `Maya ${id}`, email: customer, message: 'Do you ship to Guam?\nI need gloves by June.' },
  })
  expect(sent.ok()).toBe(true)
  // Stays new, so that its count is next to the last tabs on a phone.
  const report = { name: 'Kai', email: customer, barcode: 'IC-00000-00000', seller: 'Market', message: 'Odd seams.' }
  expect((await request.post(`${shop.api}/api/authenticity-mail`, { multipart: report })).ok()).toBe(true)
  const notice = await readMail(shop, notified, /Message from Maya/)
  expect(await admin('settings', 'set', 'notify_message', '')).toMatchObject({ code: 0 })
  const [link = ''] = /https?:\S+\/operations\/inbox\/messages\/\d+/.exec(notice) ?? []

  await signInStaff(context, shop)
  await page.goto(`${shop.operations}/operations`)
  await expect(page.getByRole('link', { name: /Inbox \d+ new/ })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: `Message from Maya ${id}` })).toBeVisible()
  await expect(page.getByText('Read', { exact: true })).toBeVisible()

  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.focus()
  await page.keyboard.type('Yes, we do.\n\nIt takes five days.')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Mark as done')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toContainText('It takes five days.')
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(answer).toHaveValue('')
  const mail = await readMail(shop, customer, /Our answer to your message/)
  for (const text of ['Yes, we do.', 'It takes five days.', '> Do you ship to Guam?']) expect(mail).toContain(text)

  await page.getByRole('link', { name: '← Messages' }).click()
  await page.getByLabel('Name, email or text').fill(customer)
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.getByLabel('Status').selectOption('Done')
  await expect(page.getByRole('link', { name: `Maya ${id}` })).toBeVisible()
  await expect(page.getByRole('link', { name: /Authenticity reports \d+ new/ })).toBeVisible()

  for (const address of [link, `${shop.operations}/operations/inbox?status=all`]) {
    await expectAccessible(page, address)
    await expectNoSidewaysScroll(page, address)
  }
})
