import { tokensOf } from '../../fixtures/command-line'
import { signInToConsole } from '../../pages/console-page'
import { expectAccessible, expectDialogAccessible, expectNoSidewaysScroll } from '../../fixtures/page-checks'
import { renamedRelease } from '../../fixtures/renamed-release'
import { expect, test } from '../../fixtures/shop-test'
import type { Page } from '@playwright/test'

const signIn = (page: Page, address: string, token: string) => signInToConsole(page, address, 'Ada Lovelace', token)

test('a release manager previews a version, checks the verdict, starts a canary, promotes it and rolls it back in two presses', async ({
  page,
  shop,
  release,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const version = `1.0.2-console.${Date.now()}`
  const reason = `Only a rehearsal of ${version}`
  const folder = renamedRelease('mfe-wholesale', version)
  expect(await release('publish', 'wholesale', '--dir', folder, '--why', 'New price hints')).toMatchObject({ code: 0 })
  await signIn(page, shop.releases, tokensOf(shop).manager)

  const card = page.getByRole('region', { name: 'wholesale' })
  await card.getByText(/^Other versions of wholesale/).click()
  await expect(card.getByText('New price hints').first()).toBeVisible()
  const previewing = card.getByRole('button', { name: `Preview wholesale ${version}` })
  await previewing.focus()
  await page.keyboard.press('Enter')
  const preview = page.getByRole('dialog', { name: `Preview wholesale ${version}` })
  await preview.getByRole('button', { name: 'Create link' }).click()
  await expect(preview.getByLabel('Link', { exact: true })).toBeVisible()
  const opening = page.waitForEvent('popup')
  await preview.getByRole('link', { name: 'Open the shop in a new tab' }).click()
  const shopTab = await opening
  await expect(shopTab.getByRole('complementary', { name: 'Preview' })).toContainText(`wholesale ${version}, until`)
  await shopTab.close()
  await preview.getByRole('button', { name: 'Copy link' }).click()
  await expect(preview.getByText('Link copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await preview.getByLabel('Link', { exact: true }).inputValue())
  await expectDialogAccessible(page, 'the dialog of a preview')
  await page.keyboard.press('Escape')
  await expect(previewing).toBeFocused()

  const revoking = page.getByRole('button', { name: new RegExp(`^Revoke the preview .* of wholesale ${version}$`) })
  await revoking.click()
  await expect(page.getByText(`Revoked the preview of wholesale ${version}.`)).toBeVisible()
  await expect(revoking).toHaveCount(0)
  await expect(async () =>
    expect(await (await page.request.get(copied)).text()).toContain('preview was revoked'),
  ).toPass()

  await card.getByRole('button', { name: `Canary: wholesale ${version}` }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText(`Share of visitors who get ${version}: 10 %`)).toBeVisible()
  await card.getByRole('button', { name: 'Set share' }).press('Enter')
  const dialog = page.getByRole('dialog')
  // The gate opens the sample pages in a browser of its own.
  await expect(dialog.getByText('The gate passes this move.')).toBeVisible({ timeout: 90_000 })
  await expect(dialog.getByText(new RegExp(`→ ${version} for 10 % of visitors`))).toBeVisible()
  await dialog.getByRole('button', { name: 'Start canary at 10 %' }).click()
  await expect(card.getByText('Canary 10 %')).toBeVisible()

  const slider = card.getByRole('slider')
  await slider.focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  await card.getByRole('button', { name: 'Set share' }).click()
  await dialog.getByRole('button', { name: 'Start canary at 15 %' }).click()
  await expect(card.getByText('Canary 15 %')).toBeVisible()

  await card.getByRole('button', { name: `Promote to everyone: wholesale ${version}` }).click()
  await dialog.getByRole('button', { name: 'Promote now' }).click()
  await expect(card.getByRole('button', { name: /^Roll back/ })).toBeVisible()

  await card.getByRole('button', { name: /^Roll back/ }).click()
  await dialog.getByLabel('Why').fill(reason)
  await dialog.getByRole('button', { name: 'Roll back now' }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Search the audit log').fill(reason.toUpperCase())
  await expect(page.getByText(/^1 of \d+ entries$/)).toBeVisible()
  await expect(page.getByText(`Ada Lovelace (manager): ${reason}`)).toBeVisible()
})

test('a viewer sees moves live but cannot act; the page is accessible on every screen', async ({
  page,
  shop,
  release,
}) => {
  await signIn(page, shop.releases, tokensOf(shop).viewer)
  await expect(page.getByText('Your token is read-only.')).toBeVisible()
  await expect(page.getByRole('button', { name: /promote|roll back|canary|preview/i })).toHaveCount(0)
  const version = `1.0.3-console.${Date.now()}`
  const folder = renamedRelease('mfe-account', version)
  const unbreakable = `Rehearsal of ${'0a'.repeat(60)}`
  expect(await release('publish', 'account', '--dir', folder, '--why', unbreakable)).toMatchObject({ code: 0 })
  const promotion = await release('promote', `account@${version}`, '--canary', '1', '--why', 'A rehearsal')
  expect(promotion).toMatchObject({ code: 0 })
  const card = page.getByRole('region', { name: 'account' })
  await expect(card.getByText('Canary 1 %')).toBeVisible()
  await release('canary', 'account', 'abort', '--why', 'Only a rehearsal')
  await expect(card.getByText('Canary 1 %')).toBeHidden()
  await expectAccessible(page, shop.releases)
  await expectNoSidewaysScroll(page, shop.releases)
})

test('an unknown token is refused with a message', async ({ page, shop, problems }) => {
  problems.expect(/401/)
  await page.goto(shop.releases)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Token').fill('x'.repeat(43))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/Unknown token/)).toBeVisible()
})
