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
import { testVault } from '../modules/payments/test-vault'
import { testApp, type TestApp } from '../testing/test-app'
import { executeWith, type CommonOptions } from './execute'
import { endOf, exitCodes } from './exit-codes'
import { runAnywhere } from './run-anywhere'

let api: TestApp
let close: () => Promise<void>
const folder = mkdtempSync(join(tmpdir(), 'shop-execute-test-'))
const file = (name: string) => join(folder, name)
const environment = readEnvironment({ DATA_DIR: folder })
beforeAll(async () => {
  api = await testApp()
  const lock = await lockFolder(folder)
  const channel = await openChannel({ db: api.db, dataDir: folder, payments: testVault }, pino({ level: 'silent' }))
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
let [shown, asked] = ['', '']
beforeEach(() => {
  ;[shown, asked] = ['', '']
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => ((shown += String(text)), true))
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((asked += String(text)), true))
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.defineProperty(process, 'stdin', stdin)
  process.stderr.isTTY = stderrIsTerminal
})

/** Somebody at a terminal, who types this. */
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
    (error: unknown) => endOf(error).exitCode,
  )
const priceOf = async (sku: string) =>
  (await api.db.select().from(variants).where(eq(variants.sku, sku)))[0]!.priceCents
const importing = (name: string, options?: CommonOptions) =>
  execute(options)('catalogue.import', { file: name }, { from: file(name), confirm: true })

describe('what cannot be undone', () => {
  beforeAll(() => writeFileSync(file('prices.csv'), 'sku,price\nBLT-WHT-A1,13.50\n'))

  test('is refused where there is no terminal to ask in', async () => {
    noTerminal()
    expect(await endOfRun(importing('prices.csv'))).toBe(exitCodes.notConfirmed)
    expect(await priceOf('BLT-WHT-A1')).toBe(1250)
  })

  test.each(['n', '', 'yess', '\u0003', '\u0004'])(
    'is not done when the operator answers %j, who first saw what would be',
    async (answer) => {
      atTerminal(answer)
      expect(await endOfRun(importing('prices.csv'))).toBe(exitCodes.notConfirmed)
      expect(asked).toContain('1 changed')
      expect(await priceOf('BLT-WHT-A1')).toBe(1250)
    },
  )

  test('is tried without asking by a dry run', async () => {
    noTerminal()
    await importing('prices.csv', { dryRun: true })
    expect(shown).toContain('1 changed')
    expect(shown).toContain('Dry run: nothing was changed.')
    expect(await priceOf('BLT-WHT-A1')).toBe(1250)
  })

  test('is done when the operator says yes', async () => {
    atTerminal('y')
    expect(await endOfRun(importing('prices.csv'))).toBe(exitCodes.done)
    expect(await priceOf('BLT-WHT-A1')).toBe(1350)
  })

  test('is done without a terminal when --yes is said', async () => {
    noTerminal()
    writeFileSync(file('back.csv'), 'sku,price\nBLT-WHT-A1,12.50\n')
    await importing('back.csv', { yes: true, json: true })
    expect(JSON.parse(shown)).toMatchObject({ detail: { rows: 1, variants: { changed: 1 } } })
    expect(await priceOf('BLT-WHT-A1')).toBe(1250)
  })

  test('cannot be asked for when the file itself comes from the standard input', async () => {
    atTerminal('y')
    const run = execute()('faqs.edit', {}, { from: '-', confirm: true })
    expect(await endOfRun(run)).toBe(exitCodes.notConfirmed)
  })
})

test.each([
  ['nothing of that name', 'stock.set', { sku: 'NOPE', from: 0, to: 1 }, exitCodes.notFound],
  ['a stock that has moved', 'stock.set', { sku: 'BLT-WHT-A1', from: 7, to: 8 }, exitCodes.conflict],
  ['a value that is not taken', 'settings.set', { name: 'free_shipment', value: '-5' }, exitCodes.wrongInput],
  ['everything in order', 'settings.get', {}, exitCodes.done],
])('%s ends with its own exit code through a running shop', async (_, name, input, code) => {
  expect(await endOfRun(execute()(name, input))).toBe(code)
})

test.each([
  ['gone.csv', undefined, exitCodes.notFound],
  ['latin.csv', Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe9]), exitCodes.wrongInput],
  ['bad.csv', 'sku,price\nBLT-WHT-A1,much\n', exitCodes.wrongInput],
])('the file %s ends with its own exit code', async (name, bytes, code) => {
  if (bytes) writeFileSync(file(name), bytes)
  expect(await endOfRun(importing(name, { yes: true }))).toBe(code)
})

test('a folder without a shop is named, and stays without one', async () => {
  const elsewhere = join(folder, 'elsewhere')
  const wrong = executeWith(
    () => readEnvironment({ DATA_DIR: elsewhere }),
    () => ({}),
  )
  await expect(wrong('settings.get', {})).rejects.toThrow(`The shop in ${elsewhere} has never been started`)
  expect(existsSync(elsewhere)).toBe(false)
})

test('a shop that cannot be reached has an exit code too', async () => {
  const wrong = executeWith(
    () => readEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
    () => ({}),
  )
  expect(await endOfRun(wrong('settings.get', {}))).toBe(exitCodes.unreachable)
})

describe('a table of a thousand variants', () => {
  const SIZES = 10
  const COUNT = 1000
  const rows = Array.from({ length: COUNT }, (_, at) => {
    const product = `made-glove-${Math.floor(at / SIZES)}`
    return `${product},Made Glove,Ironside,bag-gloves,"Made, to last.",Cowhide,glove.classic.black,M-${at},${at % SIZES} oz,Black,#111111,glove.classic.black,60,5`
  })
  const head =
    'product,title,brand,category,description,materials,drawing,sku,size,color,color_hex,variant_drawing,price,stock'

  test('goes in through a running shop, which tells how far it is', async () => {
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

  test('comes out through it into a file that is whole or not there, and goes in again without a change', async () => {
    await execute()('catalogue.export', {}, { to: file('all.csv') })
    expect(shown).toBe('1004 variants of 103 products are exported.\n')
    // Their names, the variants, and the one product that has none.
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

  test('is refused for a name that a folder has, and leaves nothing there', async () => {
    mkdirSync(file('folder.csv'))
    const run = execute()('catalogue.export', {}, { to: file('folder.csv') })
    await expect(run).rejects.toThrow('folder.csv cannot be written (EISDIR).')
    expect(readdirSync(folder).filter((name) => name.startsWith('folder'))).toEqual(['folder.csv'])
  })

  test('goes to the standard output with its summary beside it', async () => {
    await execute()('codes.export', { batch: 'B7' }, { to: undefined })
    expect(shown).toBe('code,batch,product,made_on\r\nIRN-0001-AAAA,B7,bag-glove,2024-02-01\r\n')
    expect(asked).toBe('1 codes of batch B7.\n')
  })
})
