import { expectAccessible } from '../../fixtures/page-checks'
import { placeOrder } from '../../fixtures/placed-order'
import { readMail } from '../../fixtures/read-mail'
import { expect, test } from '../../fixtures/shop-test'

test('an owner joins, finds an order, packs and ships it, and sees that in the audit log', async ({
  page,
  request,
  shop,
  admin,
  problems,
}) => {
  const id = Date.now()
  const owner = `owner-${id}@example.com`
  const customer = `order-${id}@example.com`
  const { number } = await placeOrder(request, shop, { email: customer })
  expect(await admin('staff', 'invite', owner, '--role', 'owner')).toMatchObject({ code: 0 })
  const [link] = /https?:\S+\/operations\/invitation#[\w-]+/.exec(await readMail(shop, owner, /./)) ?? []

  await page.goto(link ?? '')
  await page.getByLabel('Name').fill('Kim Reed')
  await page.getByRole('textbox', { name: 'Password' }).fill('left hook body shot')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()

  // Signing out ends the session of what Today is still loading.
  problems.expect(/401/)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email').fill(owner)
  await page.getByRole('textbox', { name: 'Password' }).fill('left hook body shot')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByLabel('Number, email or name').fill(customer)
  await expect(page).toHaveURL(/text=order-/)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: 'Pack order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carrier').fill('UPS')
  await dialog.getByLabel('Tracking number').fill(`1Z-${id}`)
  await dialog.getByRole('button', { name: 'Pack order' }).click()
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()

  await page.getByRole('link', { name: 'Audit' }).click()
  const packed = page.getByRole('row').filter({ hasText: 'parcels.add' }).filter({ hasText: number })
  await expect(packed).toContainText(owner)
  const address = new URL(page.url()).origin
  for (const path of ['/operations', '/operations/orders', `/operations/orders/${number}`])
    await expectAccessible(page, `${address}${path}`)
})
