import { existsSync } from 'node:fs'
import { appendFile, open, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../testing/built-folder'
import { healthFiles } from './health-files'

describe('health files', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let log: ReturnType<typeof healthFiles>
  let clock: jest.SpyInstance<number, []>

  beforeEach(async () => {
    clock = jest.spyOn(Date, 'now')
    at('10:30')
    folder = await temporaryFolder()
    log = healthFiles(folder.path)
  })
  afterEach(async () => {
    clock.mockRestore()
    await folder.remove()
  })

  const at = (time: string) => clock.mockReturnValue(Date.parse(`2026-03-01T${time}:00Z`))
  const file = (hour: number): string => join(folder.path, '.health', `2026-03-01T${hour}.jsonl`)
  const report = (name: string) => log.reportHealth({ at: name, parts: [], api: { calls: 1, failures: 0 } })

  /** Reports after the cursor, by name. */
  async function since(cursor: string | null) {
    const read = await log.readHealth(cursor)
    return { names: read.reports.map((report) => report.at), cursor: read.cursor }
  }

  test('are read from the cursor on, without reading earlier data again', async () => {
    for (const name of ['first', 'second']) await report(name)
    const { names, cursor } = await since(null)
    expect(names).toEqual(['first', 'second'])
    const damaged = await open(file(10), 'r+')
    await damaged.write(Buffer.alloc(50, 0xff), 0, 50, 0)
    await damaged.close()
    await report('third')
    expect((await since(cursor)).names).toEqual(['third'])
  })

  test('return a report once its line is complete', async () => {
    await report('first')
    const { cursor } = await since(null)
    const line = JSON.stringify({ at: 'second', parts: [], api: { calls: 1, failures: 0 } })
    await appendFile(file(10), line)
    const half = await since(cursor)
    expect(half.names).toEqual([])
    await appendFile(file(10), '\n')
    expect((await since(half.cursor)).names).toEqual(['second'])
  })

  test('continue after a truncated file without counting anything twice', async () => {
    for (const name of ['first', 'second']) await report(name)
    const { cursor } = await since(null)
    await truncate(file(10))
    const cut = await since(cursor)
    expect(cut.names).toEqual([])
    await report('third')
    expect((await since(cut.cursor)).names).toEqual(['third'])
  })

  test('continue in the next hour’s file after late reports of the previous one', async () => {
    await report('first')
    const { cursor } = await since(null)
    await report('second')
    at('11:00')
    await report('third')
    const next = await since(cursor)
    expect(next.names).toEqual(['second', 'third'])
    expect((await since(next.cursor)).names).toEqual([])
  })

  test('are retained for 24 hours; older ones are removed when a new one is created', async () => {
    await report('first')
    clock.mockReturnValue(Date.parse('2026-03-02T10:00:00Z'))
    await report('a day later')
    expect(existsSync(file(10))).toBe(true)
    clock.mockReturnValue(Date.parse('2026-03-02T11:00:00Z'))
    await report('an hour later')
    expect(existsSync(file(10))).toBe(false)
  })
})
