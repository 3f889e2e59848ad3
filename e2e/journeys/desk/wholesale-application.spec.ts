import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test'

test('a club applies step by step, has wholesale terms once approved, and none once they are revoked', async ({
  page,
  admin,
}) => {
  const email = `hana-${Date.now()}@example.com`
  const club = `Harbor Gym ${Date.now()}`
  await page.goto('/wholesaler/signup')
  await page.getByLabel('Your name').fill('Hana Moore')
  await page.getByLabel('Phone').fill('201 555 0166')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Hana Moore')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '1. You' })).toHaveAttribute('aria-current', 'step')
  for (const name of ['Password', 'Confirm password']) {
    await page.getByRole('textbox', { name, exact: true }).fill('left hook body shot')
  }
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Business name').fill(club)
  await page.getByLabel(/^Tax ID/).fill('12-3456789')
  await page.getByLabel('Street address').fill('1 Main Street')
  await page.getByLabel('City').fill('Albany')
  await page.getByLabel('State').selectOption('NY')
  await page.getByLabel('ZIP code').fill('12207')
  await page.getByRole('button', { name: 'Continue' }).click()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const choose = (name: string) =>
    page.getByLabel('Documents', { exact: true }).setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
  await choose('setup.exe')
  await expect(page.getByText('setup.exe isn’t an accepted file type. Use PDF, JPG, JPEG, PNG.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove setup.exe' }).click()
  await choose('licence.pdf')
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText(`We’ve received the application for ${club}`)).toBeVisible()
  const pending = page.getByRole('link', { name: /^Application pending/ })
  await expect(pending).toBeVisible()
  await page.goto('/faqs')
  await expect(pending).toHaveAttribute('href', '/wholesaler/status')

  const { stdout } = await admin('applications', 'list', '--json')
  const rows = JSON.parse(stdout) as { id: number; business: string }[] | { rows: { id: number; business: string }[] }
  const { id } = (Array.isArray(rows) ? rows : rows.rows).find(({ business }) => business === club)!
  await admin('applications', 'approve', String(id), '--yes')
  await page.goto('/wholesaler/status')
  await expect(page.getByText(`${club} is approved`)).toBeVisible()
  await expect(pending).toBeHidden()
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value
  const quote = async () => {
    const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
    const answer = await page.request.post('/api/add-to-cart', { headers, data: await bigCart(page) })
    return (await answer.json()) as { discount: number; discount_label: string | null; delivery_charges: number }
  }
  expect(await quote()).toMatchObject({ discount_label: 'Wholeseller', delivery_charges: 0 })

  await admin('wholesellers', 'demote', email, '--reason', 'The licence has expired.', '--yes')
  expect(await quote()).toMatchObject({ discount: 0, discount_label: null })
  await page.getByRole('link', { name: 'Team rosters' }).click()
  await page.getByRole('link', { name: 'Application', exact: true }).click()
  await expect(page.getByText('The licence has expired.')).toBeVisible()
})

/** Enough of one product for the first tier. */
async function bigCart(page: Page) {
  const list = await (await page.request.get('/api/get-products?product_category=gloves&in_stock=true&limit=5')).json()
  for (const { id } of list.data as { id: number }[]) {
    const { data } = await (await page.request.get(`/api/get-product/${id}`)).json()
    const product = data as { productVariations: { id: number; available: number; discount_price: number }[] }
    const enough = product.productVariations.find((variant) => variant.available * variant.discount_price > 1200)
    const qty = enough && Math.ceil(1100 / enough.discount_price)
    if (enough) return { products: [{ product_id: id, product_variation_id: enough.id, qty }], shipment_type: 'simple' }
  }
  throw new Error('No glove has stock for a tier.')
}
