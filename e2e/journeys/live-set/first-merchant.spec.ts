import { expect, test } from '../../fixtures/shop-test'
import { watchProblems } from '../../fixtures/page-problems'
import { CheckoutPages } from '../../pages/checkout-pages'
import { ProductPage } from '../../pages/product-page'
import { startShop } from '../../setup/start-shop'

test('a merchant sets up an empty shop, adds a category and a product with a photograph, and sells it', async ({
  browser,
  page,
}) => {
  const customer = 'dana@visitor.example'
  const own = await startShop({ SEED_DEMO_USERS: '' })
  try {
    await page.goto(own.setup ?? '')
    await page.getByLabel('Name of the shop').fill('Fight Barn')
    await page.getByLabel('Email for customers').fill('hello@fightbarn.example')
    await page.getByLabel('Your name').fill('Kim Park')
    await page.getByLabel('Your email').fill('kim@fightbarn.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('three minute rounds')
    await page.getByRole('button', { name: 'Set up the shop' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    const photograph = await page.screenshot({ type: 'jpeg' })

    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('link', { name: 'Categories' }).click()
    await page.getByRole('button', { name: 'Add category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Head guards')
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await expect(page.getByRole('cell', { name: 'Head guards' })).toBeVisible()

    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await page.getByRole('link', { name: 'New product' }).click()
    await page.getByLabel('Title').fill('Barn Door Head Guard')
    await page.getByLabel('Category').selectOption('Head guards')
    await page.getByLabel('Add photographs').setInputFiles({
      name: 'barn door.jpg',
      mimeType: 'image/jpeg',
      buffer: photograph,
    })
    await page.getByLabel('Description of picture 1').fill('A brown head guard on a barn door')
    await page.getByLabel('New color').fill('Brown')
    await page.getByRole('button', { name: 'Add color' }).click()
    await page.getByLabel('SKU of One size in Brown').fill('BARN-1')
    await page.getByLabel('Price of One size in Brown', { exact: true }).fill('89.50')
    await page.getByLabel('In stock of One size in Brown').fill('3')
    await page.getByLabel('Published').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Barn Door Head Guard' })).toBeVisible()

    const visit = await browser.newContext({ baseURL: own.shop, viewport: { width: 390, height: 844 }, hasTouch: true })
    const shopper = await visit.newPage()
    const shopperProblems = await watchProblems(shopper)
    await shopper.goto('/shop')
    await expect(shopper).toHaveTitle(/Fight Barn/)
    await shopper.getByRole('link', { name: 'Barn Door Head Guard' }).first().click()
    await expect(shopper.getByRole('img', { name: 'A brown head guard on a barn door' }).first()).toBeVisible()
    await new ProductPage(shopper).addFirstAvailable()
    await shopper.goto('/cart')
    const checkout = new CheckoutPages(shopper)
    await checkout.begin()
    await checkout.reachSummary(customer)
    await checkout.placeOrder.click()
    await expect(checkout.receipt).toBeVisible()
    expect(shopperProblems.unexpected()).toEqual([])
    await visit.close()

    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('row').filter({ hasText: customer }).getByRole('link').click()
    await expect(page.getByText('Barn Door Head Guard')).toBeVisible()
    await expect(page.getByText('$89.50').first()).toBeVisible()
  } finally {
    await page.close()
    await own.stop()
  }
})
