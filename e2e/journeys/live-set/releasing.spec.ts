import { askSteadily } from '../../fixtures/steady-requests'
import { copyRemote } from '../../fixtures/remote-copy'
import { expect, test } from '../../fixtures/shop-test'

test('a release manager brings a changed catalogue live and takes it back, and the cart stays as it is', async ({
  page,
  shop,
  home,
  list,
  product,
  header,
  release,
}) => {
  test.setTimeout(180_000)
  const status = async () => {
    const { parts } = JSON.parse((await release('status', '--json')).stdout) as {
      parts: { part: string; live: string }[]
    }
    return new Map(parts.map(({ part, live }) => [part, live]))
  }
  const served = async () => (await fetch(shop.shop)).text()
  const before = await status()
  const version = `1.0.1-journey.${Date.now()}`
  const copy = copyRemote('mfe-catalogue')
  copy.edit('src/routes/home/home-page.tsx', 'title="Just in"', 'title="Fresh from the workshop"')
  const built = await copy.build(version)

  await list.open()
  await list.openFirstProduct()
  await product.addFirstAvailable()
  await home.open()
  await expect(page.getByRole('heading', { name: 'Just in' })).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto('/faqs')
  await tab.evaluate(() => Object.assign(window, { sinceBefore: true }))
  const isSinceBefore = () => tab.evaluate(() => 'sinceBefore' in window)
  const follow = (path: string) => tab.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()

  const asking = askSteadily(`${shop.shop}/`)
  expect(await release('publish', 'catalogue', '--dir', built, '--why', 'journey')).toMatchObject({ code: 0 })
  expect(await release('promote', `catalogue@${version}`, '--why', 'journey')).toMatchObject({ code: 0 })
  await expect.poll(served, { intervals: [100] }).toContain('>Fresh from the workshop</h2>')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Fresh from the workshop' })).toBeVisible()
  await expect(header.cart).toHaveAccessibleName(/1/)

  await follow('/returns')
  await expect(tab).toHaveURL('/returns')
  expect(await isSinceBefore(), 'a tab from before works on').toBe(true)
  const turns = ['/shipping', '/returns']
  await expect(async () => {
    await follow(turns.reverse()[0]!)
    expect(await isSinceBefore(), 'a later link loads the new versions').toBe(false)
  }).toPass()
  expect([...(await status())].filter(([part, live]) => before.get(part) !== live)).toEqual([['catalogue', version]])

  expect(await release('rollback', 'catalogue', '--why', 'journey')).toMatchObject({ code: 0 })
  await expect.poll(served, { intervals: [100] }).toContain('>Just in</h2>')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Just in' })).toBeVisible()
  await expect(header.cart).toHaveAccessibleName(/1/)
  expect(await status()).toEqual(before)
  expect((await asking.stop()).wrong).toEqual([])
  copy.remove()
})
