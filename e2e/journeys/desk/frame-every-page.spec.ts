import { expectAccessible, expectNoSidewaysScroll } from '../../fixtures/page-checks'
import { test } from '../../fixtures/shop-test'
import { signInDemoCustomer } from '../../fixtures/signed-in'

// Results describe each problem in text; tracing each page would take longer than the checks.
test.use({ trace: 'off' })

/** Of about equal length, so that both workers end together. */
const pages = {
  'to enter by': ['/', '/product-sales?color=Teal', '/faqs', '/login', '/no-such-page'],
  'to browse': ['/shop', '/shop?search=zzzzqq', '/about-us', '/signup'],
  'to compare': ['/product/list/hand-wraps', '/wishlist', '/contact-us', '/reset-password'],
  'to choose by': ['/shop/1', '/product/authenticity', '/returns', '/shipping'],
  'to measure by': ['/size-guide', '/privacy-policy', '/term-conditions', '/track-order'],
  'to buy by': ['/cart', '/shipment', '/wholesaler/signup', '/wholesaler/login', '/wholesaler/equipment', '/model'],
  'of one’s own': [
    '/settings/profile',
    '/settings/update-password',
    '/settings/order',
    '/settings/order-track',
    '/settings/payment-methods',
  ],
}

for (const [kind, paths] of Object.entries(pages)) {
  test(`pages ${kind} are accessible in every window size, light and dark`, async ({
    page,
    context,
    shop,
    problems,
  }) => {
    problems.expect(/status of 404/)
    if (kind === 'of one’s own') await signInDemoCustomer(context, shop)
    for (const path of paths) {
      await test.step(path, async () => {
        await expectAccessible(page, path, { withFrame: path === paths[0] })
        await expectNoSidewaysScroll(page, path)
      })
    }
  })
}
