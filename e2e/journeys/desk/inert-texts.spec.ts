import { scriptStrings } from '@shop/shared-api/testing/naughty-strings'
import { inertness } from '../../fixtures/inertness'
import { expect, test } from '../../fixtures/shop-test'
import { signInDemoCustomer } from '../../fixtures/signed-in'
import { CheckoutPages } from '../../pages/checkout-pages'

/** What the screens do something with besides showing it: addresses, keys, dates and words of the contract. */
const notText =
  /(^|_)(id|ids|slug|url|image|images|thumbnail|hex|email|at|status|type|role|state|code|token|sku|zip|phone|color|size|brand|last4|carrier|verdict|from|to|kind|key)$/

let next = 0

/** An answer of the API of which somebody wrote every text. */
function written(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, written(member, name)]))
  return typeof value === 'string' && !notText.test(key)
    ? (scriptStrings[(next += 1) % scriptStrings.length] ?? '')
    : value
}

test('what anybody wrote is shown as text on every screen', async ({ page, context, shop, problems }) => {
  // Pictures and addresses that come of such texts are not there.
  problems.expect(/Failed to load resource|status of 4/)
  const inert = inertness(page)
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: written(await answer.json()) })
  })
  await new CheckoutPages(page).comeBackWithCart(shop, '/cart')
  await inert.expectHere('/cart')
  await signInDemoCustomer(context, shop)
  const paths = [
    '/settings/profile',
    '/settings/order',
    '/settings/payment-methods',
    '/wishlist',
    '/shipment',
    '/model',
  ]
  for (const path of paths) {
    await page.goto(path)
    await inert.expectHere(path)
  }
})

test('an address is text, too: no search, no page that is not there and no way back runs what it says', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/status of 404/)
  const inert = inertness(page)
  await page.goto('/login?next=javascript:alert(1)')
  await inert.expectHere('/login')
  for (const text of scriptStrings.filter((_, index) => index % 8 === 0)) {
    const address = `/shop?search=${encodeURIComponent(text.slice(0, 100))}`
    await inert.expectIn(await (await request.get(address)).text(), address)
  }
  for (const path of [`/shop?search=${encodeURIComponent('"><svg onload=alert(1)>')}`, '/%3Cscript%3Ealert(1)%3C']) {
    await page.goto(path)
    await inert.expectHere(path)
  }
})

test('a script that somebody smuggled into a page is not run', async ({ page, problems }) => {
  problems.expect(/CSP violation|Content Security Policy|Failed to load resource/)
  const inert = inertness(page)
  await page.goto('/shop')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/no-such.png" onerror="window.smuggled = true">')
  })
  await expect.poll(() => problems.told(/CSP violation: script-src/).length).toBeGreaterThanOrEqual(2)
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
  await expect(inert.expectHere('a page with a smuggled script')).rejects.toThrow('smuggled')
})
