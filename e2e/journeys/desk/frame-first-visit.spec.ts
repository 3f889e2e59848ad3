import { expectDialogAccessible } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'

test.use({ withoutNewsletter: false, withoutConsent: false })

const layer = () => (window as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event) ?? null

test('a first visit is asked two things, and neither moves the page: to subscribe, and to be counted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/about-us')
  await expectDialogAccessible(page, 'the question of consent', '[aria-label="Privacy choices"]')
  const offer = page.getByRole('dialog', { name: 'BEFORE YOU GO...' })
  await expect(offer).toBeVisible()
  const since = await page.evaluate(() => performance.now())
  expect(since).toBeGreaterThanOrEqual(3_000)
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
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
})
