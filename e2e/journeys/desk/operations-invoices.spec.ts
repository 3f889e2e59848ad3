import { signIn } from '../../fixtures/members'
import { newCompany } from '../../fixtures/new-company'
import { expectAccessible, expectNoSidewaysScroll } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'
import { signInStaff } from '../../fixtures/signed-in-staff'
import { CheckoutPages } from '../../pages/checkout-pages'

test('staff set terms, a company orders on invoice, and staff record a part payment and then the rest', async ({
  page,
  context,
  request,
  shop,
}) => {
  const company = await newCompany(request, shop)
  await signInStaff(context, shop)
  const companyPage = `${shop.operations}/operations/companies/${company.id}`
  await page.goto(companyPage)
  const terms = page.getByRole('region', { name: 'Terms' })
  await expect(terms).toContainText('Not offered')
  await terms.getByRole('button', { name: 'Change terms' }).click()
  const termsForm = page.getByRole('dialog', { name: 'Change the terms' })
  await termsForm.getByLabel('Invoices are due after days').fill('30')
  await termsForm.getByLabel('Credit limit').fill('$1,500')
  await termsForm.getByLabel('Exempt from sales tax').check()
  await termsForm.getByLabel('Certificate number').fill('TX-4471')
  await termsForm.getByRole('button', { name: 'Save terms' }).click()
  await expect(terms).toContainText('Net 30 days')
  await expect(terms).toContainText('$1,500.00')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('tax exempt (was pays sales tax)')

  await signIn(context, shop, company.token)
  await page.goto(`${shop.shop}/wholesaler/status`)
  await expect(page.getByText('$1,500.00 of your $1,500.00 credit is left.')).toBeVisible()
  const checkout = new CheckoutPages(page)
  await checkout.returnWithCart(shop, `${shop.shop}/cart`)
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  await checkout.fillAddress()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /^Purchase order/ }).check()
  await expect(page.getByText(/due 30 days after the order/)).toBeVisible()
  await page.getByLabel('Purchase order number').fill('PO-2026-118')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await checkout.placeOrder.click()
  await expect(page.getByText('Order placed')).toBeVisible()

  await page.goto(`${shop.operations}/operations/companies/invoices?text=${company.email}`)
  const row = page.getByRole('row').filter({ hasText: company.business })
  await expect(row).toContainText('Due')
  await row.getByRole('link').first().click()
  const invoice = page.getByRole('region', { name: 'Invoice' })
  const open = Number(/Open\$([\d.]+)/.exec((await invoice.textContent()) ?? '')?.[1])
  const pay = async (amount: number, reference: string) => {
    await invoice.getByRole('button', { name: 'Record payment' }).click()
    const form = page.getByRole('dialog', { name: 'Record a payment' })
    await form.getByLabel('Amount').fill(amount.toFixed(2))
    await form.getByLabel('Reference').fill(reference)
    await form.getByRole('button', { name: 'Record payment' }).click()
    await expect(form).toBeHidden()
  }
  await pay(5, 'Check 1042')
  await expect(invoice).toContainText('Part paid')
  const orderPage = page.url()
  await expectAccessible(page, orderPage)
  await expectNoSidewaysScroll(page, orderPage)
  await pay(open - 5, 'ACH 88213')
  await expect(invoice.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(invoice.getByRole('button', { name: 'Record payment' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Confirmed')

  for (const address of [companyPage, `${shop.operations}/operations/companies/invoices?state=all`]) {
    await expectAccessible(page, address)
    await expectNoSidewaysScroll(page, address)
  }
  await page.goto(`${shop.shop}/wholesaler/status`)
  await expect(page.getByText('$1,500.00 of your $1,500.00 credit is left.')).toBeVisible()
})
