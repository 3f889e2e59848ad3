import { layoutShift } from '../../fixtures/layout-shift'
import { expectDialogAccessible } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'

/** Layout shift of a heading when its font loads after the first paint. */
const fontOfHeading = 0.01

test.use({ withoutNewsletter: false, withoutConsent: false })

const layer = () => (window as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event) ?? null

test('a first visit offers a subscription and requests analytics consent, without layout shifts', async ({ page }) => {
  await layoutShift.watch(page, { afterInput: true })
  await page.goto('/about-us')
  await expectDialogAccessible(page, 'the question of consent', '[aria-label="Privacy choices"]')
  const offer = page.getByRole('dialog', { name: 'BEFORE YOU GO...' })
  await expect(offer).toBeVisible()
  const since = await page.evaluate(() => performance.now())
  expect(since).toBeGreaterThanOrEqual(3_000)
  await expectDialogAccessible(page, 'the newsletter’s offer', '[role="dialog"]')
  await expect(offer.getByRole('button', { name: 'Subscribe to newsletter' })).toBeDisabled()
  await offer.getByLabel('Email').fill(`visitor-${Date.now()}@visitor.example`)
  await offer.getByRole('button', { name: 'Subscribe to newsletter' }).click()
  await expect(page.getByText('Thanks For Subscribe')).toBeVisible()
  await expect(offer).toBeHidden()

  expect(await page.evaluate(layer)).toBeNull()
  await page.getByRole('region', { name: 'Privacy choices' }).getByRole('button', { name: 'I agree' }).click()
  await expect.poll(() => page.evaluate(layer)).toEqual(['page_view'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click()
  await expect(page).toHaveURL('/returns')
  await expect.poll(() => page.evaluate(layer)).toEqual(['page_view', 'page_view'])
  expect(await layoutShift.of(page, fontOfHeading)).toEqual([])
})
