import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/page-checks'
import { test } from '../fixtures/shop-test'
import { signInDemoCustomer } from '../fixtures/signed-in'

const pages = {
  'to browse': [
    '/',
    '/shop',
    '/shop?search=zzzzqq',
    '/product/list/hand-wraps',
    '/product-sales?color=Teal',
    '/shop/1',
    '/wishlist',
  ],
  'to read': [
    '/size-guide',
    '/product/authenticity',
    '/faqs',
    '/privacy-policy',
    '/term-conditions',
    '/about-us',
    '/returns',
    '/shipping',
    '/contact-us',
    '/no-such-page',
  ],
  'to fill in': [
    '/cart',
    '/shipment',
    '/login',
    '/signup',
    '/reset-password',
    '/wholesaler/signup',
    '/wholesaler/login',
    '/wholesaler/equipment',
    '/model',
    '/settings/profile',
    '/settings/update-password',
    '/settings/order',
    '/settings/order-track',
    '/settings/payment-methods',
  ],
}

for (const [kind, paths] of Object.entries(pages)) {
  test(`pages ${kind} are for everyone: any eyes, any window, light and dark`, async ({
    page,
    context,
    shop,
    problems,
    isMobile,
  }) => {
    test.setTimeout(paths.length * 20_000)
    problems.expect(/status of 404/)
    for (const path of paths) {
      await test.step(path, async () => {
        if (path === '/settings/profile') await signInDemoCustomer(context, shop)
        await expectAccessible(page, path)
        if (!isMobile) await expectNoSidewaysScroll(page, path)
      })
    }
  })
}
