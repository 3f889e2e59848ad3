import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOpenidIssuer } from '../../fixtures/openid-issuer'
import { expect, test } from '../../fixtures/shop-test'

test('a release manager signs in to the console at an issuer, until the trust rules change', async ({
  page,
  shop,
  problems,
}) => {
  // The issuer's own pages: a font from the internet, and no icon.
  problems.expect(/fonts\.googleapis\.com|favicon\.ico/)
  const { issuer, stop } = await startOpenidIssuer(
    {
      client_id: 'releases',
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${shop.releases}/v1/sign-in/callback`],
    },
    { name: 'Ada Lovelace', email: 'ada@acme.example', email_verified: true },
  )
  const trustFile = join(shop.dataDir, 'keys/trust.json')
  const trust = (email: string) => {
    const people = [{ claims: { email }, role: 'manager' }]
    const signIn = { issuer, clientId: 'releases', label: 'Acme ID', people }
    writeFileSync(trustFile, JSON.stringify({ audience: shop.releases, signIn }))
  }
  trust('ada@acme.example')
  try {
    await page.goto(shop.releases)
    await page.getByRole('link', { name: 'Sign in with Acme ID' }).click()
    await page.locator('[name=login]').fill('ada')
    await page.locator('[name=password]').fill('any')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()
    expect(page.url()).not.toContain('signed-in')
    await expect(page.getByText('Ada Lovelace <ada@acme.example>')).toBeVisible()
    const names = (await page.context().cookies(shop.releases)).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('release_'))).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()

    // The session that the changed rules end, with the calls of the page that are still under way.
    problems.expect(/401 \(Unauthorized\).*\/v1\/(session|releases)/)
    trust('grace@acme.example')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign in with Acme ID' })).toBeVisible()
  } finally {
    rmSync(trustFile)
    await stop()
  }
})
