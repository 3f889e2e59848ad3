import { expectAccessible, expectNoSidewaysScroll } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'
import { signInStaff } from '../../fixtures/signed-in-staff'

test('a member of staff adds a passkey, signs in with it, and removes it', async ({
  page,
  context,
  shop,
  problems,
}) => {
  // The passkey that was removed, and what the console still loads while it is signed out.
  problems.expect(/422|401/)
  // Opened by its address, the form is hydrated with the button that only browsers with passkeys show.
  await page.goto(`${shop.operations}/operations/sign-in`)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await signInStaff(context, shop)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${shop.operations}/operations`)
  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByLabel('Name of the device').fill('Gym laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('not used yet')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('link', { name: 'Your account' }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys).toContainText('Last used')

  await passkeys.getByRole('button', { name: 'Remove Gym laptop' }).click()
  await expect(passkeys.getByText('Gym laptop')).toBeHidden()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible()
})

test('an authenticator app is set up on a phone, without scrolling sideways', async ({
  page,
  context,
  shop,
  problems,
}) => {
  // The wrong code.
  problems.expect(/422/)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInStaff(context, shop)
  await page.goto(`${shop.operations}/operations/account`)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  await dialog.getByLabel('Authenticator code').fill('000000')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This code is not right.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectAccessible(page, page.url())
  await expectNoSidewaysScroll(page, page.url())
})
