import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { channelPath, openChannel } from '../admin/channel'
import { readEnvironment } from '../environment'
import { lockFolder } from '../folder-lock'
import { parseCommandLine } from '../testing/command-line'
import { testApp, type TestApp } from '../testing/test-app'
import { describeFailure, exitCodes } from './exit-codes'
import { formatError } from './format-error'
import { asJson, asText } from './print-result'
import { openOriginals } from '../modules/media/original-store'
import { testVault } from '../modules/payments/test-vault'
import { runAnywhere } from './run-anywhere'

let api: TestApp
const dataDir = mkdtempSync(join(tmpdir(), 'shop-admin-test-'))
beforeAll(async () => void (api = await testApp()))
afterAll(async () => {
  await api.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The operations that a command line would run. */
const operationsOf = async (...args: string[]) => (await parseCommandLine(args)).map(({ name, input }) => [name, input])

describe('admin command line', () => {
  test('turns arguments into operations', async () => {
    expect(await operationsOf('stock', 'set', 'GLV-1', '5', '--expect', '3')).toEqual([
      ['stock.set', { sku: 'GLV-1', from: 3, to: 5 }],
    ])
    expect(await operationsOf('coupons', 'create', 'TEN', '--percent', '10', '--min-subtotal', '49.95')).toEqual([
      ['coupons.create', { code: 'TEN', percent: 10, min_subtotal: 49.95 }],
    ])
    expect(await operationsOf('applications', 'decline', '4', '--reason', 'No tax ID')).toEqual([
      ['applications.decline', { id: 4, reason: 'No tax ID' }],
    ])
  })

  test('clears a limit with "none" and leaves it unchanged when omitted', async () => {
    expect(await operationsOf('tiers', 'change', '4', '--to', 'none')).toEqual([['tiers.change', { id: 4, to: null }]])
    expect(await operationsOf('tiers', 'change', '4', '--from', '5')).toEqual([['tiers.change', { id: 4, from: 5 }]])
    expect(await operationsOf('coupons', 'change', 'TEN', '--expires', 'none', '--max-uses', 'none')).toEqual([
      ['coupons.change', { code: 'TEN', expires: null, max_uses: null }],
    ])
    expect(await operationsOf('coupons', 'change', 'TEN', '--expires', '2027-03-31', '--max-uses', '5')).toEqual([
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
  ])('rejects "%s" with the exit code for invalid input', async (args) => {
    const error: unknown = await operationsOf(...args.split(' ')).catch((thrown: unknown) => thrown)
    expect(describeFailure(error).exitCode).toBe(exitCodes.wrongInput)
    expect(formatError(error, {})).toEqual({ stdout: '', stderr: '' })
    expect(JSON.parse(formatError(error, { json: true }).stdout)).toEqual({
      error: { code: 'invalid', message: expect.stringMatching(/^(?!error: )./) },
    })
  })

  test.each(['nonsense', 'help nonsense', 'orders help nonsense'])(
    'reports an unknown command for "%s"',
    async (args) => {
      await expect(operationsOf(...args.split(' '))).rejects.toThrow("error: unknown command 'nonsense'")
    },
  )

  test('runs through the running API over a socket that only the user of the API can access', async () => {
    const lock = await lockFolder(dataDir)
    const channel = await openChannel(
      {
        db: api.db,
        dataDir,
        originals: openOriginals(dataDir),
        payments: testVault,
        operationsUrl: 'http://localhost:3200',
      },
      pino({ level: 'silent' }),
    )
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
    const meanwhile = await runAnywhere(environment, { name: 'settings.get', input: {}, actor: 'mia' }).catch(
      describeFailure,
    )
    expect(meanwhile).toMatchObject({
      message: expect.stringContaining('a shop that is just starting or stopping, or by another command: try again'),
      exitCode: exitCodes.unreachable,
    })
    await lock.release()
  })

  test('formats results as a table', () => {
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
})
