import { existsSync } from 'node:fs'
import { appendFile, open, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../testing/built-folder'
import { healthLog } from './health-log'

describe('the health log of a folder', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let log: ReturnType<typeof healthLog>
  let clock: jest.SpyInstance<number, []>

  beforeEach(async () => {
    clock = jest.spyOn(Date, 'now')
    at('10:30')
    folder = await temporaryFolder()
    log = healthLog(folder.path)
  })
  afterEach(async () => {
    clock.mockRestore()
    await folder.remove()
  })

  const at = (time: string) => clock.mockReturnValue(Date.parse(`2026-03-01T${time}:00Z`))
  const file = (hour: number): string => join(folder.path, '.health', `2026-03-01T${hour}.jsonl`)
  const report = (name: string) => log.reportHealth({ at: name, parts: [], api: { calls: 1, failures: 0 } })

  /** What comes after the cursor, by the reports' names. */
  async function since(cursor: string | null) {
    const read = await log.readHealth(cursor)
    return { names: read.reports.map((one) => one.at), cursor: read.cursor }
  }

  test('goes on where it stopped, without looking at what it handed out before', async () => {
    for (const name of ['first', 'second']) await report(name)
    const { names, cursor } = await since(null)
    expect(names).toEqual(['first', 'second'])
    const damaged = await open(file(10), 'r+')
    await damaged.write(Buffer.alloc(50, 0xff), 0, 50, 0)
    await damaged.close()
    await report('third')
    expect((await since(cursor)).names).toEqual(['third'])
  })

  test('hands out a report once its line is whole', async () => {
    await report('first')
    const { cursor } = await since(null)
    const line = JSON.stringify({ at: 'second', parts: [], api: { calls: 1, failures: 0 } })
    await appendFile(file(10), line)
    const half = await since(cursor)
    expect(half.names).toEqual([])
    await appendFile(file(10), '\n')
    expect((await since(half.cursor)).names).toEqual(['second'])
  })

  test('goes on after a file that was cut, without counting anything twice', async () => {
    for (const name of ['first', 'second']) await report(name)
    const { cursor } = await since(null)
    await truncate(file(10))
    const cut = await since(cursor)
    expect(cut.names).toEqual([])
    await report('third')
    expect((await since(cut.cursor)).names).toEqual(['third'])
  })

  test('goes on in the next hour’s file after what came late in the one before', async () => {
    await report('first')
    const { cursor } = await since(null)
    await report('second')
    at('11:00')
    await report('third')
    const next = await since(cursor)
    expect(next.names).toEqual(['second', 'third'])
    expect((await since(next.cursor)).names).toEqual([])
  })

  test('keeps the files of 24 hours and removes older ones as a new one comes', async () => {
    await report('first')
    clock.mockReturnValue(Date.parse('2026-03-02T10:00:00Z'))
    await report('a day later')
    expect(existsSync(file(10))).toBe(true)
    clock.mockReturnValue(Date.parse('2026-03-02T11:00:00Z'))
    await report('an hour later')
    expect(existsSync(file(10))).toBe(false)
  })
})
