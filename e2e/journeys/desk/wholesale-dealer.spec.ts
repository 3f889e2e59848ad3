import type { APIRequestContext } from '@playwright/test'
import { demoWholesaler } from '../../fixtures/demo-users'
import { expect, test } from '../../fixtures/shop-test'
import { signInAs } from '../../fixtures/sign-in-as'

interface Shown {
  id: number
  productVariations: { sku: string; size: string; color: string; available: number }[]
}

test('a dealer orders by SKU: invalid rows are explained, the others go into the cart', async ({
  page,
  context,
  shop,
  header,
}) => {
  await signInAs(context, shop, demoWholesaler)
  const list = await (await page.request.get('/api/get-products?product_category=belts&in_stock=true&limit=1')).json()
  const { data } = (await (await page.request.get(`/api/get-product/${list.data[0].id}`)).json()) as { data: Shown }
  const variant = data.productVariations.find(({ available }) => available > 5)!

  await page.goto('/wholesaler/order')
  await page.getByLabel('Item codes and quantities').fill(`sku,qty\n${variant.sku}, 3\nNO-SUCH-CODE, 2\n${variant.sku}`)
  await page.getByRole('button', { name: 'Check items' }).click()
  await expect(page.getByText('Row 3, “NO-SUCH-CODE, 2”: We couldn’t find an item with this code.')).toBeVisible()
  await expect(page.getByText(/^Row 4, .*Add a quantity/)).toBeVisible()
  await page.getByLabel(/^List name/).fill('Every spring')
  await page.getByRole('button', { name: 'Save list' }).click()
  await page.reload()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Added to cart')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(header.cart).toHaveAccessibleName(/3/)
  await page.getByRole('button', { name: 'Reorder Every spring' }).first().click()
  await expect(page.getByLabel('Total')).toContainText('3 items')
  await page.getByRole('button', { name: 'Delete Every spring' }).first().click()

  await page.goto(`/wholesaler/grid/${data.id}`)
  await page.getByLabel(`Quantity for ${variant.color}, ${variant.size}`).fill('2')
  await expect(page.getByLabel('Total')).toContainText('2 items')
  await expect(page.getByRole('group', { name: 'Wholesale tier' })).toContainText(/^Spend \$/)
})

test('a dealer finds the desk in the menu, and downloads the price list', async ({ page, context, shop }) => {
  await signInAs(context, shop, demoWholesaler)
  await page.goto('/shop')
  await expect(page.getByText(/^Wholesale from \$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Wholesale Program' }).click()
  await page.getByRole('link', { name: 'Wholesale Desk' }).click()
  await expect(page.getByRole('heading', { name: 'Wholesale desk', level: 1 })).toBeVisible()
  // Another journey may just have ordered on invoice.
  await expect(page.getByText(/^(No open invoices\.|Order \w+)$/).first()).toBeVisible()
  for (const format of ['CSV', 'PDF']) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download ${format}` }).click()
    expect((await download).suggestedFilename()).toBe(`price-list.${format.toLowerCase()}`)
  }
})

test('a dealer requests belts, negotiates the quote made by staff, approves and orders it', async ({
  page,
  context,
  shop,
  admin,
}) => {
  await signInAs(context, shop, demoWholesaler)
  await page.goto('/wholesaler/equipment?design=product%3Dbelt%26belt%3Dnavy')
  await expect(page.getByLabel('Your name')).toHaveValue('Marcus Hale')
  await page.getByLabel('Club or business').fill('Southside')
  await page.getByLabel('Phone').fill('215 555 0143')
  await page.getByLabel('Size').fill('A2')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('12')
  await page.getByRole('button', { name: 'Submit request' }).click()
  const message = await page.getByText(/Your request number is E/).textContent()
  const number = /E[0-9A-Z]{9}/.exec(message ?? '')![0]
  await page.getByRole('link', { name: 'View your requests' }).click()
  const request = page.getByRole('article').filter({ hasText: number })
  await expect(request).toContainText('Received')

  await admin('equipment', 'quote', number, '--amount', '240.50', '--note', 'Six weeks.', '--yes')
  await page.reload()
  await expect(request).toContainText('Our quote: $240.50')
  await expect(request).toContainText('Six weeks.')
  await request.getByRole('button', { name: 'Propose other terms' }).click()
  const offer = page.getByRole('dialog', { name: 'Propose other terms' })
  await offer.getByLabel('What should change?').fill('We collect it ourselves.')
  await offer.getByRole('button', { name: 'Send offer' }).click()
  await expect(request).toContainText('Counter-offer sent')
  await admin('equipment', 'quote', number, '--amount', '230', '--note', 'Without shipping.', '--yes')
  await page.reload()
  await request.getByRole('button', { name: 'Approve $230.00' }).click()
  await page.getByRole('button', { name: 'Yes, approve $230.00' }).click()
  await expect(page.getByRole('heading', { name: 'Order your quote' })).toBeVisible()
  await page.getByLabel('Purchase order number').fill('PO-2026-118')
  await page.getByLabel('First name').fill('Marcus')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Phone').fill('215 555 0143')
  await page.getByLabel('Street address').fill('1 Main Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('ZIP code').fill('97201')
  await page.getByLabel('State').selectOption('OR')
  await page.getByRole('button', { name: 'Place order for $230.00' }).click()
  await expect(page).toHaveURL(/\/order\/.+\/confirmation/)
  await expect(page.getByText('$230.00').first()).toBeVisible()
  await page.goto('/wholesaler/requests')
  await expect(request.getByRole('link', { name: /^View order/ })).toBeVisible()
})

test('documents and caches contain no wholesale terms', async ({ playwright, context, shop }) => {
  await signInAs(context, shop, demoWholesaler)
  const anonymous = await playwright.request.newContext({ baseURL: shop.shop })
  const token = decodeURIComponent((await context.cookies()).find(({ name }) => name === 'token')!.value)
  const theirs = { authorization: `Bearer ${token}`, cookie: `token=${token}; logged_in=1` }
  const product = (await (await anonymous.get('/api/get-product/1')).json()).data
  const { id: variant } = product.productVariations.find(({ available }: { available: number }) => available > 0)
  const cart = { products: [{ product_id: 1, product_variation_id: variant, qty: 1 }], shipment_type: 'simple' }
  const quote = await context.request.post('/api/add-to-cart', { headers: theirs, data: cart })
  const { wholesalerDiscountMessage: message } = (await quote.json()) as { wholesalerDiscountMessage: string }
  expect(message).toMatch(/% off!$/)
  const secrets = ['Marcus Hale', 'marcus@demo', 'Your tier discount applies to', token, message]

  const paths = await publicPaths(anonymous)
  expect(paths.length).toBeGreaterThan(20)
  let documentsForBoth = 0
  for (const path of paths) {
    // The wholesaler comes first, so that anything cached for them would reach the next visitor.
    const wholesaler = await context.request.get(path, { headers: theirs, maxRedirects: 0 })
    const anybodys = await anonymous.get(path)
    const text = await anybodys.text()
    const isForBoth = wholesaler.status() === 200
    if (isForBoth) expect((await wholesaler.text()) === text, `${path} is the same document`).toBe(true)
    documentsForBoth += Number(isForBoth)
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${path}`).toBe(false)
  }
  expect(documentsForBoth).toBeGreaterThan(10)
  await anonymous.dispose()
})

/** Every URL in the sitemap, with three products only, and the pages of this program. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const pathsIn = async (map: string) =>
    [
      ...(await (await request.get(`/sitemaps/${map}.xml`)).text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
    ].map(([, path]) => path || '/')
  const [pages, categories, products] = await Promise.all(['pages', 'categories', 'products-1'].map(pathsIn))
  const own = ['desk', 'order', 'status', 'rosters', 'requests', 'grid/1', 'login'].map((page) => `/wholesaler/${page}`)
  return [...new Set([...pages!, ...categories!.slice(0, 5), ...products!.slice(0, 3), '/cart', '/model', ...own])]
}
