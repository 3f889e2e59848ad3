import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { openChannel } from '../admin/channel'
import { products, variants } from '../database/schema'
import { readEnvironment } from '../environment'
import { lockFolder } from '../folder-lock'
import { openOriginals } from '../modules/media/original-store'
import { testVault } from '../modules/payments/test-vault'
import { testApp, type TestApp } from '../testing/test-app'
import { executeWith, type CommonOptions } from './execute'
import { describeFailure, exitCodes } from './exit-codes'
import { runAnywhere } from './run-anywhere'

let api: TestApp
let close: () => Promise<void>
const folder = mkdtempSync(join(tmpdir(), 'shop-execute-test-'))
const file = (name: string) => join(folder, name)
const environment = readEnvironment({ DATA_DIR: folder })
beforeAll(async () => {
  api = await testApp()
  const lock = await lockFolder(folder)
  const channel = await openChannel(
    {
      db: api.db,
      dataDir: folder,
      originals: openOriginals(folder),
      payments: testVault,
      operationsUrl: 'http://localhost:3200',
    },
    pino({ level: 'silent' }),
  )
  close = async () => {
    await channel.close()
    await lock.release()
  }
})
afterAll(async () => {
  await close()
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!
const stderrIsTerminal = process.stderr.isTTY
let [shown, prompted] = ['', '']
beforeEach(() => {
  ;[shown, prompted] = ['', '']
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => ((shown += String(text)), true))
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((prompted += String(text)), true))
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.defineProperty(process, 'stdin', stdin)
  process.stderr.isTTY = stderrIsTerminal
})

/** Simulates a terminal with this input. */
function atTerminal(typed: string) {
  Object.defineProperty(process, 'stdin', {
    value: Object.assign(new PassThrough(), { isTTY: true }),
    configurable: true,
  })
  process.stderr.isTTY = true
  ;(process.stdin as unknown as PassThrough).write(`${typed}\n`)
}
const noTerminal = () => Object.defineProperty(process, 'stdin', { value: new PassThrough(), configurable: true })

const execute = (options: CommonOptions = {}) =>
  executeWith(
    () => environment,
    () => options,
  )
const endOfRun = (work: Promise<void>) =>
  work.then(
    () => exitCodes.done,
    (error: unknown) => describeFailure(error).exitCode,
  )
const priceOf = async (sku: string) =>
  (await api.db.select().from(variants).where(eq(variants.sku, sku)))[0]!.priceCents
const importing = (name: string, options?: CommonOptions) =>
  execute(options)('catalogue.import', { file: name }, { from: file(name), confirm: true })

describe('executeWith', () => {
  beforeEach(async () => {
    await api.db.update(variants).set({ priceCents: 1250 }).where(eq(variants.sku, 'BLT-WHT-A1'))
    writeFileSync(file('prices.csv'), 'sku,price\nBLT-WHT-A1,13.50\n')
  })

  test('refuses an irreversible operation without a terminal', async () => {
    noTerminal()
    expect(await endOfRun(importing('prices.csv'))).toBe(exitCodes.notConfirmed)
    expect(await priceOf('BLT-WHT-A1')).toBe(1250)
  })

  test.each(['n', '', 'yess', '\u0003', '\u0004'])(
    'shows the effect of an irreversible operation and aborts on the answer %j',
    async (answer) => {
      atTerminal(answer)
      expect(await endOfRun(importing('prices.csv'))).toBe(exitCodes.notConfirmed)
      expect(prompted).toContain('1 changed')
      expect(await priceOf('BLT-WHT-A1')).toBe(1250)
    },
  )

  test('runs a dry run of an irreversible operation without confirmation', async () => {
    noTerminal()
    await importing('prices.csv', { dryRun: true })
    expect(shown).toContain('1 changed')
    expect(shown).toContain('Dry run: nothing was changed.')
    expect(await priceOf('BLT-WHT-A1')).toBe(1250)
  })

  test('runs an irreversible operation after confirmation', async () => {
    atTerminal('y')
    expect(await endOfRun(importing('prices.csv'))).toBe(exitCodes.done)
    expect(await priceOf('BLT-WHT-A1')).toBe(1350)
  })

  test('runs an irreversible operation without a terminal if --yes is set', async () => {
    noTerminal()
    await importing('prices.csv', { yes: true, json: true })
    expect(JSON.parse(shown)).toMatchObject({ detail: { rows: 1, variants: { changed: 1 } } })
    expect(await priceOf('BLT-WHT-A1')).toBe(1350)
  })

  test('refuses to confirm when the file comes from standard input', async () => {
    atTerminal('y')
    const run = execute()('faqs.edit', {}, { from: '-', confirm: true })
    expect(await endOfRun(run)).toBe(exitCodes.notConfirmed)
  })

  test.each([
    ['an unknown SKU', 'stock.set', { sku: 'NOPE', from: 0, to: 1 }, exitCodes.notFound],
    ['a stock that has changed', 'stock.set', { sku: 'BLT-WHT-A1', from: 7, to: 8 }, exitCodes.conflict],
    ['an invalid value', 'settings.set', { name: 'free_shipment', value: '-5' }, exitCodes.wrongInput],
    ['success', 'settings.get', {}, exitCodes.done],
  ])('ends with the exit code for %s through a running shop', async (_, name, input, code) => {
    expect(await endOfRun(execute()(name, input))).toBe(code)
  })

  test.each([
    ['gone.csv', undefined, exitCodes.notFound],
    ['latin.csv', Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe9]), exitCodes.wrongInput],
    ['bad.csv', 'sku,price\nBLT-WHT-A1,much\n', exitCodes.wrongInput],
  ])('ends with the exit code for the file %s', async (name, bytes, code) => {
    if (bytes) writeFileSync(file(name), bytes)
    expect(await endOfRun(importing(name, { yes: true }))).toBe(code)
  })

  test('names a folder without a shop and creates none', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const wrong = executeWith(
      () => readEnvironment({ DATA_DIR: elsewhere }),
      () => ({}),
    )
    await expect(wrong('settings.get', {})).rejects.toThrow(`The shop in ${elsewhere} has never been started`)
    expect(existsSync(elsewhere)).toBe(false)
  })

  test('ends with an exit code when the shop is unreachable', async () => {
    const wrong = executeWith(
      () => readEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
      () => ({}),
    )
    expect(await endOfRun(wrong('settings.get', {}))).toBe(exitCodes.unreachable)
  })

  const SIZES = 10
  const COUNT = 1000
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const product = `made-glove-${Math.floor(index / SIZES)}`
    return `${product},Made Glove,Ironside,bag-gloves,"Made, to last.",Cowhide,glove.classic.black,M-${index},${index % SIZES} oz,Black,#111111,glove.classic.black,60,5`
  })
  const head =
    'product,title,brand,category,description,materials,drawing,sku,size,color,color_hex,variant_drawing,price,stock'

  test('imports a thousand variants through a running shop with progress', async () => {
    writeFileSync(file('season.csv'), [head, ...rows, ''].join('\n'))
    const steps: [string, number, number?][] = []
    async function* body() {
      yield readFileSync(file('season.csv'), 'utf8').slice(0, 70_000)
      yield readFileSync(file('season.csv'), 'utf8').slice(70_000)
    }
    const result = await runAnywhere(environment, {
      name: 'catalogue.import',
      input: { file: 'season.csv' },
      actor: 'mia',
      body: body(),
      progress: (...step) => void steps.push(step),
    })
    expect(result).toMatchObject({ detail: { rows: COUNT, variants: { added: COUNT }, products: { added: 100 } } })
    expect(new Set(steps.map(([step]) => step)).size).toBeGreaterThan(1)
    for (const [, done, of] of steps) expect(done).toBeLessThanOrEqual(of ?? COUNT)
    expect(await api.db.$count(products)).toBe(103)
  })

  test('exports into a file atomically and imports it again without changes', async () => {
    await execute()('catalogue.export', {}, { to: file('all.csv') })
    expect(shown).toBe('Exported 1004 variants of 103 products.\n')
    // The header, the variants, and the one product without variants.
    expect(readFileSync(file('all.csv'), 'utf8').trimEnd().split('\r\n').length).toBe(1006)
    shown = ''
    await importing('all.csv', { dryRun: true, json: true })
    expect(JSON.parse(shown)).toMatchObject({
      dry_run: true,
      detail: { variants: { added: 0, changed: 0, left: 1004 }, products: { added: 0, changed: 0, left: 103 } },
    })
    expect(await endOfRun(execute()('codes.export', { batch: 'NONE' }, { to: file('none.csv') }))).toBe(
      exitCodes.notFound,
    )
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([])
  })

  test('rejects a file name that is a folder and writes nothing', async () => {
    mkdirSync(file('folder.csv'))
    const run = execute()('catalogue.export', {}, { to: file('folder.csv') })
    await expect(run).rejects.toThrow('folder.csv cannot be written (EISDIR).')
    expect(readdirSync(folder).filter((name) => name.startsWith('folder'))).toEqual(['folder.csv'])
  })

  test('writes to standard output with the summary on standard error', async () => {
    await execute()('codes.export', { batch: 'B7' }, { to: undefined })
    expect(shown).toBe('code,batch,product,made_on\r\nIRN-0001-AAAA,B7,bag-glove,2024-02-01\r\n')
    expect(prompted).toBe('1 codes of batch B7.\n')
  })
})
