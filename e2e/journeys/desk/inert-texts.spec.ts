import type { APIRequestContext, Page } from '@playwright/test'
import { scriptStrings } from '@shop/shared-api/testing/naughty-strings'
import { tokensOf } from '../../fixtures/command-line'
import { demoWholesaler } from '../../fixtures/demo-users'
import { inertness } from '../../fixtures/inertness'
import { anotherSession, newMember, signIn } from '../../fixtures/members'
import { placeOrder } from '../../fixtures/placed-order'
import { seeHydrated } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'
import { CheckoutPages } from '../../pages/checkout-pages'
import { signInToConsole } from '../../pages/console-page'
import type { RunningShop } from '../../setup/running-shop'

/** Fields with a meaning beyond display: URLs, keys, dates and enum values of the contract. */
const notText =
  /(^|_)(id|ids|slug|url|image|images|thumbnail|hex|email|at|status|type|role|state|code|token|sku|zip|phone|color|size|brand|last4|carrier|verdict|from|to|kind|key|path|deadline|needed_by|until|on)$/

let next = 0
/** The next hostile text, with a word at its end by which each is found. */
const script = () => `${scriptStrings[(next += 1) % scriptStrings.length]} inert-text`

/** An API response with hostile text in every field. */
function written(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, written(member, name)]))
  return typeof value === 'string' && !notText.test(key) ? script() : value
}

/** Modifies every JSON response at these URLs. */
const rewrite = (page: Page, addresses: string, change: (json: never) => unknown) =>
  page.route(addresses, async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    return route.fulfill({ response, ...(isJson && { json: change((await response.json()) as never) }) })
  })

/** Asserts that the hostile text is on the page, or the test would prove nothing. */
async function expectScripts(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main')
  const texts = () =>
    main.evaluate(
      (shown) =>
        (shown as HTMLElement).innerText + [...shown.querySelectorAll('input')].map(({ value }) => value).join(),
    )
  await expect.poll(texts, path).toMatch(/inert-text/i)
}

test('user-generated text is rendered as text on every screen', async ({ page, context, shop, list, problems }) => {
  // Pictures and URLs derived from such texts don't exist.
  problems.expect(/Failed to load resource|status of 4/)
  const inert = inertness(page)
  await rewrite(page, '**/api/**', written)
  await new CheckoutPages(page).returnWithCart(shop, '/cart')
  await inert.expectHere('/cart', { scripts: 2 }) // Including the pre-hydration script of the stored cart lines.
  await list.open()
  // Only the router's navigation requests the API from the browser.
  await seeHydrated(page)
  await list.openFirstProduct()
  await expect(page).toHaveURL(/\/shop\/\d+/)
  await expectScripts(page, 'a product')
  await inert.expectHere('a product with its reviews')
  const member = await newMember(page.request, shop)
  await signIn(context, shop, member.token)
  const order = await placeOrder(page.request, shop, member)
  const theirs = { authorization: `Bearer ${member.token}` }
  await page.request.post('/api/wishlists', { headers: theirs, data: { product_id: 10 } })
  const own = [`/order/${order.id}`, `/order/${order.id}/confirmation`, '/settings/order', '/settings/profile']
  for (const path of [...own, '/wishlist', '/shipment']) {
    await page.goto(path)
    await expectScripts(page, path)
    await inert.expectHere(path)
  }
})

test('text of users, buyers and release managers is rendered as text for coaches, dealers and in the audit log', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.expect(/Failed to load resource|status of 4/)
  const inert = inertness(page)
  const token = await anotherSession(page.request, shop, demoWholesaler)
  await signIn(context, shop, token)
  const roster = await createRoster(page.request, shop, token)
  await rewrite(page, '**/api/**', written)
  for (const path of [roster.share_path, `/wholesaler/rosters/${roster.id}`, '/wholesaler/requests']) {
    await page.goto(path)
    await expectScripts(page, path)
    await inert.expectHere(path)
  }

  const signed = (entry: object) => ({ ...entry, by: script(), why: script() })
  await rewrite(page, '**/v1/history?*', (entries: object[]) => entries.map(signed))
  await rewrite(page, '**/v1/status', (status: { parts: object[] }) => ({ ...status, parts: status.parts.map(signed) }))
  await page.route('**/v1/pointer/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' }),
  )
  await signInToConsole(page, shop.releases, script(), tokensOf(shop).viewer)
  await expectScripts(page, 'the console')
  await inert.expectHere('the console', { scripts: 0 })
})

/** A club's roster with a member, and a request for custom equipment. */
async function createRoster(request: APIRequestContext, { api }: RunningShop, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const data = { title: 'Spring camp', product_id: 10, color: 'White', deadline: new Date(Date.now() + 86_400_000) }
  const opened = await request.post(`${api}/api/rosters`, { headers, data })
  const { data: roster } = (await opened.json()) as { data: { id: string; share_path: string; sizes: string[] } }
  const sheet = `${api}/api/roster-sheets/${roster.share_path.split('/').pop()}/entries`
  const items = JSON.stringify([{ size: 'A2', color: 'White', qty: 12 }])
  const requested = { ...{ name: 'Kai', organisation: 'Southside', category: 'Belts', items }, phone: '2155550143' }
  const answers = [
    await request.post(sheet, { data: { name: 'Cy Young', size: roster.sizes[0], number: '7' } }),
    await request.post(`${api}/api/equipment-request`, {
      headers,
      multipart: { ...requested, email: demoWholesaler.email },
    }),
  ]
  for (const answer of answers) expect(answer.ok(), await answer.text()).toBe(true)
  return roster
}

test('hostile URLs are inert: searches, missing pages and redirects run nothing', async ({
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

test('an injected script does not run', async ({ page, problems }) => {
  problems.expect(/CSP violation|Content Security Policy|Failed to load resource/)
  const inert = inertness(page)
  const smuggled =
    '<script>window.smuggled = true</script><img src="/no-such.png" alt="" onerror="window.smuggled = true">'
  await page.route('/shop', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace('</body>', `${smuggled}</body>`) })
  })
  await page.goto('/shop')
  await expect.poll(() => problems.reported(/CSP violation: script-src/).length).toBeGreaterThanOrEqual(2)
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
  await expect(inert.expectHere('a page with a smuggled script')).rejects.toThrow('smuggled')
})
