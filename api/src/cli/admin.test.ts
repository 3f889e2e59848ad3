import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { channelPath, openChannel } from '../admin/channel'
import { readEnvironment } from '../environment'
import { lockFolder } from '../folder-lock'
import { runOf } from '../testing/command-line'
import { testApp, type TestApp } from '../testing/test-app'
import { endOf, exitCodes } from './exit-codes'
import { lastWords } from './last-words'
import { asJson, asText } from './print-result'
import { testVault } from '../modules/payments/test-vault'
import { runAnywhere } from './run-anywhere'

let api: TestApp
const dataDir = mkdtempSync(join(tmpdir(), 'shop-admin-test-'))
beforeAll(async () => void (api = await testApp()))
afterAll(async () => {
  await api.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What a command line would run. */
const said = async (...words: string[]) => (await runOf(words)).map(({ name, input }) => [name, input])

test('words become operations', async () => {
  expect(await said('stock', 'set', 'GLV-1', '5', '--expect', '3')).toEqual([
    ['stock.set', { sku: 'GLV-1', from: 3, to: 5 }],
  ])
  expect(await said('coupons', 'create', 'TEN', '--percent', '10', '--min-subtotal', '49.95')).toEqual([
    ['coupons.create', { code: 'TEN', percent: 10, min_subtotal: 49.95 }],
  ])
  expect(await said('applications', 'decline', '4', '--reason', 'No tax ID')).toEqual([
    ['applications.decline', { id: 4, reason: 'No tax ID' }],
  ])
})

test('"none" takes a bound away, and leaving it out leaves it', async () => {
  expect(await said('tiers', 'change', '4', '--to', 'none')).toEqual([['tiers.change', { id: 4, to: null }]])
  expect(await said('tiers', 'change', '4', '--from', '5')).toEqual([['tiers.change', { id: 4, from: 5 }]])
  expect(await said('coupons', 'change', 'TEN', '--expires', 'none', '--max-uses', 'none')).toEqual([
    ['coupons.change', { code: 'TEN', expires: null, max_uses: null }],
  ])
  expect(await said('coupons', 'change', 'TEN', '--expires', '2027-03-31', '--max-uses', '5')).toEqual([
    ['coupons.change', { code: 'TEN', expires: '2027-03-31', max_uses: 5 }],
  ])
})

test.each([
  ['stock set GLV-1 five --expect 3'],
  ['stock set GLV-1 5'],
  ['stock set GLV-1 -- -5'],
  ['coupons create TEN'],
  ['coupons change TEN --expires never'],
  ['coupons change TEN --expires 2027-02-30'],
  ['tiers add --from 5 --percent 5'],
  ['parcels add 7K3M9QX2B4TD --carrier UPS'],
  ['equipment quote E7K3M9QX2B --amount 12.345 --note Belts'],
  ['orders list --limit 5 --limit 6'],
  ['orders list --as Ana --as Bo'],
  ['nonsense'],
])('"%s" is not taken, with the exit code of wrong words', async (words) => {
  const error: unknown = await said(...words.split(' ')).catch((thrown: unknown) => thrown)
  expect(endOf(error).exitCode).toBe(exitCodes.wrongInput)
  expect(lastWords(error, {})).toEqual({ stdout: '', stderr: '' })
  expect(JSON.parse(lastWords(error, { json: true }).stdout)).toEqual({
    error: { code: 'invalid', message: expect.stringMatching(/^(?!error: )./) },
  })
})

test.each(['nonsense', 'help nonsense', 'orders help nonsense'])(
  '"%s" is told that there is no such command',
  async (words) => {
    await expect(said(...words.split(' '))).rejects.toThrow("error: unknown command 'nonsense'")
  },
)

test('while the API runs, operators work through it; its socket is for its own user only', async () => {
  const lock = await lockFolder(dataDir)
  const channel = await openChannel({ db: api.db, dataDir, payments: testVault }, pino({ level: 'silent' }))
  const environment = readEnvironment({ DATA_DIR: dataDir })
  expect(statSync(channelPath(dataDir)).mode & 0o777).toBe(0o600)
  expect(
    asJson(await runAnywhere(environment, { name: 'settings.get', input: { name: 'title' }, actor: 'mia' })),
  ).toContain('"value": "Ironside"')
  await expect(
    runAnywhere(environment, { name: 'stock.set', input: { sku: 'NOPE', from: 1, to: 2 }, actor: 'mia' }),
  ).rejects.toThrow('no variant with the SKU NOPE')
  await channel.close()
  mkdirSync(join(dataDir, 'database'))
  const meanwhile = await runAnywhere(environment, { name: 'settings.get', input: {}, actor: 'mia' }).catch(endOf)
  expect(meanwhile).toMatchObject({
    message: expect.stringContaining('a shop that is just starting or stopping, or by another command: try again'),
    exitCode: exitCodes.unreachable,
  })
  await lock.release()
})

test('results are a table for people', () => {
  expect(
    asText({
      rows: [
        { sku: 'A', stock: 10 },
        { sku: 'LONG', stock: 1 },
      ],
    }),
  ).toBe('sku   stock\nA     10\nLONG  1')
  expect(asText({ rows: [] })).toBe('Nothing to show.')
})
