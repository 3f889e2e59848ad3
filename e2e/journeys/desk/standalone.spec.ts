import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@shop/federation/ports'
import { demoWholesaler } from '../../fixtures/demo-users'
import { copyRemote } from '../../fixtures/remote-copy'
import { expect, test } from '../../fixtures/shop-test'
import { root } from '../../setup/start-shop'

test('a team develops its remote standalone with live updates, then previews it in the running shop for itself only', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.expect(/React DevTools|\[webpack-dev-server\]|\[HMR\]/)
  const copy = copyRemote('mfe-wholesale')
  const port = await freePort()
  const program = join(root, 'scripts/federation/bin/shop-part.mjs')
  const args = [program, 'dev', '--port', String(port), '--api', shop.api]
  const server = spawn(process.execPath, args, { cwd: copy.folder, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    const address = `http://localhost:${port}/wholesaler/login`
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wholesale login')
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
    copy.edit('src/routes/login/login-page.tsx', 'title="Wholesale login"', 'title="Welcome back, trade"')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, trade', { timeout: 20_000 })
    await expect(page.locator('html')).toHaveAttribute('data-not-reloaded', '')

    const session = page.getByRole('banner')
    await session.getByLabel('Email').fill(demoWholesaler.email)
    await session.getByLabel('Password').fill(demoWholesaler.password)
    await session.getByRole('button', { name: 'Log in' }).click()
    await expect(session).toContainText('(wholeseller)')
    expect((await context.cookies()).find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true })
    expect(await page.evaluate(() => document.cookie)).toMatch(/^logged_in=[^;]+$/)
    await session.getByRole('button', { name: 'Continue as guest' }).click()
    await expect(session).toContainText('Guest')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')

    const requested = `${shop.shop}/wholesaler/login?remote=wholesale@http://localhost:${port}`
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await page.goto(requested)
    await expect(preview).toContainText(`wholesale http://localhost:${port}. Only you see it.`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, trade')
    await preview.getByRole('link', { name: 'Leave the preview' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wholesale login')
    await expect(preview).toBeHidden()
    const fromElsewhere = await fetch(requested, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(await fromElsewhere.text()).toContain('You see the shop as everyone does.')
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    copy.remove()
  }
})
