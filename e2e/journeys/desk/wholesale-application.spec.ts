import { expect, test } from '../../fixtures/shop-test'

test('a club applies step by step, finds its draft again, and sees what we decided', async ({ page, admin }) => {
  const club = `Harbor Gym ${Date.now()}`
  await page.goto('/wholesaler/signup')
  await page.getByLabel('Your name').fill('Hana Moore')
  await page.getByLabel('Phone').fill('201 555 0166')
  await page.getByRole('main').getByLabel('Email').fill(`hana-${Date.now()}@example.com`)
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Hana Moore')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '1. You' })).toHaveAttribute('aria-current', 'step')
  for (const name of ['Password', 'Password again']) {
    await page.getByRole('textbox', { name, exact: true }).fill('left hook body shot')
  }
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Business name').fill(club)
  await page.getByLabel(/^Tax ID/).fill('12-3456789')
  await page.getByLabel('Street address').fill('1 Main Street')
  await page.getByLabel('City').fill('Albany')
  await page.getByLabel('State').selectOption('NY')
  await page.getByLabel('ZIP code').fill('12207')
  await page.getByRole('button', { name: 'Continue' }).click()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const choose = (name: string) =>
    page.getByLabel('Documents', { exact: true }).setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
  await choose('setup.exe')
  await expect(page.getByText('setup.exe is not one of PDF, JPG, JPEG, PNG.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove setup.exe' }).click()
  await choose('licence.pdf')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText(`We have received the application of ${club}`)).toBeVisible()
  await expect(page.getByText('Your application is pending')).toBeVisible()

  const { stdout } = await admin('applications', 'list', '--json')
  const rows = JSON.parse(stdout) as { id: number; business: string }[] | { rows: { id: number; business: string }[] }
  const { id } = (Array.isArray(rows) ? rows : rows.rows).find(({ business }) => business === club)!
  await admin('applications', 'decline', String(id), '--reason', 'The licence cannot be read.', '--yes')
  await page.reload()
  await expect(page.getByText('The licence cannot be read.')).toBeVisible()
})
