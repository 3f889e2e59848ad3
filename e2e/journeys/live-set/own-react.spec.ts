import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readReleases } from '../../fixtures/command-line'
import { copyRemote } from '../../fixtures/remote-copy'
import { seeHydrated } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'
import { cartOfOneBelt, storeCart } from '../../fixtures/stored-cart'
import { root } from '../../setup/start-shop'

/** The remote on the React of a folder of examples; `remove` deletes it. */
function remoteOn(folder: string) {
  const copy = copyRemote('examples/react-18')
  mkdirSync(join(copy.folder, 'node_modules'))
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(root, 'examples', folder, 'node_modules', name), join(copy.folder, 'node_modules', name))
  return copy
}

/** The scripts that a document loads; its release set also names the entries of all parts. */
const scriptsIn = (html: string) => [...html.matchAll(/"path":"(\/r\/[^"]+\.js)"/g)].map(([, path]) => path)
/** The theme's color of actions, as the browser resolves it. */
const themeColor = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.setProperty('color', 'var(--color-action)')
    const { color } = getComputedStyle(sample)
    sample.remove()
    return color
  })

test('a part with its own React is rendered, hydrated, linked and recovered like the others, which stay as they are', async ({
  page,
  shop,
  header,
  release,
  problems,
}) => {
  const served = async (path: string) => (await fetch(shop.shop + path)).text()
  const liveVersions = async () => {
    const { parts } = await readReleases<{ parts: { part: string; live: string }[] }>(shop, '/v1/status')
    return parts.filter(({ part }) => part !== 'sparring').map(({ part, live }) => `${part}@${live}`)
  }
  const goLive = async (folder: string, version: string) => {
    const copy = remoteOn(folder)
    const built = await copy.build(version)
    const why = ['--why', 'journey']
    expect(await release('publish', 'sparring', '--dir', built, ...why)).toMatchObject({ code: 0 })
    expect(await release('promote', `sparring@${version}`, ...why)).toMatchObject({ code: 0 })
    copy.remove()
  }
  const [others, home] = [await liveVersions(), scriptsIn(await served('/'))]
  expect(home).not.toEqual([])
  const register = ['prefixes', 'add', 'sparring', '/sparring', '--new-part', '--why', 'journey']
  expect(await release(...register)).toMatchObject({ code: 0 })

  await test.step('on React 18', async () => {
    await goLive('react-18', `1.0.0-journey.${Date.now()}`)
    await expect
      .poll(() => served('/sparring'), { intervals: [200], timeout: 60_000 })
      .toMatch(/React (<!-- -->)?18\.3\.1</)
    const cart = await cartOfOneBelt(async (path) => (await fetch(`${shop.shop}/api${path}`)).json())
    await storeCart(page, cart)
    await page.goto('/sparring')
    await seeHydrated(page)
    const themed = page.locator('[data-own-react] > section')
    await expect(themed, 'its own styles, with the theme').toHaveCSS('border-top-color', await themeColor(page))
    await expect(page.getByText('Units in the cart: 1'), 'an event of another part').toBeVisible()
    await page.getByRole('button', { name: 'Save seven favorites' }).click()
    await expect(header.wishlist, 'an event of this part').toHaveAccessibleName(/7/)
    await expect(page).toHaveTitle(/^Sparring \|/)
  })

  await test.step('links and its own navigation keep the document', async () => {
    await page.evaluate(() => void Object.assign(window, { sinceBefore: true }))
    await page.getByRole('link', { name: 'Kickboxing' }).click()
    await expect(page.getByRole('heading', { name: 'Sparring: kickboxing' })).toBeFocused()
    await expect(page).toHaveTitle(/^Sparring by discipline/)
    await page.getByRole('link', { name: 'All disciplines' }).click()
    await page.getByRole('button', { name: 'Box' }).click()
    await expect(page.getByRole('heading', { name: 'Sparring: boxing' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Returns' }).click()
    await expect(page).toHaveURL('/returns')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Sparring: boxing' })).toBeVisible()
    expect(await page.evaluate(() => 'sinceBefore' in window)).toBe(true)
  })

  expect(problems.unexpected(), 'nothing was logged').toEqual([])

  await test.step('its next version, on a prerelease of React, recovers to this one', async () => {
    await goLive('react-canary', `1.1.0-journey.${Date.now()}`)
    await expect
      .poll(() => served('/sparring'), { intervals: [200], timeout: 60_000 })
      .toMatch(/React (<!-- -->)?19\.3\.0-canary-/)
    await page.goto('/sparring')
    await seeHydrated(page)
    await page.getByRole('button', { name: 'Save seven favorites' }).click()
    await expect(header.wishlist).toHaveAccessibleName(/7/)
    expect(problems.unexpected(), 'nothing was logged').toEqual([])
    problems.expect(/a planted fault/)
    // A beacon's body is known of an intercepted request only.
    const reports = '**/health/part-failures'
    await page.route(reports, (route) => route.continue())
    const report = page.waitForRequest(reports)
    await page.getByRole('button', { name: 'Fail' }).click()
    expect((await report).postDataJSON()).toMatchObject({
      part: 'sparring',
      message: 'a planted fault',
      to: expect.stringMatching(/^1\.0\.0-/),
    })
    await expect(page.getByText('Rendered by React 18.3.1')).toBeVisible()
    await page.getByRole('button', { name: 'Box' }).click()
    await expect(page.getByRole('heading', { name: 'Sparring: boxing' })).toBeVisible()
  })

  expect(await liveVersions()).toEqual(others)
  expect(scriptsIn(await served('/')), 'other pages load what they did').toEqual(home)
})
