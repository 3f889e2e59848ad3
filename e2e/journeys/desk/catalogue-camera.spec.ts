import { genuineCode, writeLabelFilm } from '../../fixtures/label-film'
import { expect, test } from '../../fixtures/shop-test'
import { loadedScripts } from '../../fixtures/loaded-scripts'
import { chromiumArguments, findChromium } from '../../browser/find-chromium'

/** Strings that only these packages contain: @zxing/library, and zod. */
const [codeReader, formRules] = ['PDF_417', 'unrecognized_keys']

test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${writeLabelFilm()}`,
    ],
  },
})

test('a scanned label is authentic, and warns once another network has checked it too, which can be reported', async ({
  page,
  request,
  shop,
}) => {
  const scripts = loadedScripts(page)
  await page.goto('/product/authenticity')
  const scan = page.getByRole('button', { name: 'Scan code' })
  await expect(scan).toBeVisible()
  expect(await scripts.containing(codeReader), 'before scanning').toHaveLength(0)
  await scan.click()
  await expect(page.getByText('Authentic', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(genuineCode)

  await request.post(`${shop.api}/api/product-authenticity`, {
    data: { barcode: genuineCode },
    headers: { 'x-forwarded-for': '203.0.113.61' },
  })
  await scan.click()
  await expect(page.getByText('Already checked')).toBeVisible()
  expect(await scripts.containing(codeReader), 'once scanned').not.toHaveLength(0)
  expect(await scripts.containing(formRules), 'before the report').toHaveLength(0)

  await page.getByRole('button', { name: 'Report this item' }).click()
  const report = page.getByRole('dialog', { name: 'Report this item' })
  await expect(report.getByLabel('Code')).toHaveValue(genuineCode)
  await report.getByLabel('Where did you buy it?').fill('A market stall')
  await expect.poll(() => scripts.containing(formRules), 'in the report').not.toHaveLength(0)
  await report.getByLabel('Why do you think it’s counterfeit?').fill('The stitching comes off after a week.')
  await report.getByLabel('Name').fill('Ana Doubt')
  await report.getByLabel('Email').fill('ana.doubt@example.com')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('We will look into it and email you.')).toBeVisible()
})
