import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../testing/built-folder'
import { signalFiles } from './signal-files'

const batch = (counts: object) => ({ versions: [{ part: 'catalogue', version: '1.0.0', counts }] })

describe('signal files', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeEach(async () => (folder = await temporaryFolder()))
  afterEach(async () => {
    jest.restoreAllMocks()
    await folder.remove()
  })

  test('are summed up once an hour is over, and removed after 30 days', async () => {
    const clock = jest.spyOn(Date, 'now')
    const at = (time: string) => clock.mockReturnValue(Date.parse(time))
    const home = join(folder.path, '.signals')
    const lines = async (name: string) => (await readFile(join(home, name), 'utf8')).trim().split('\n')
    const files = signalFiles(folder.path)
    at('2026-03-01T10:59:59Z')
    for (let index = 0; index < 5; index += 1) await files.reportSignals(batch({ lcp: [1] }))
    at('2026-03-01T11:00:00Z')
    await files.reportSignals(batch({ lcp: [1] }))
    expect(await lines('2026-03-01T10.jsonl')).toHaveLength(5)
    at('2026-03-01T12:00:00Z')
    await files.reportSignals(batch({ lcp: [1] }))
    expect(await lines('2026-03-01T10.jsonl')).toHaveLength(1)
    const rollups = await files.readSignals('2026-03-01T10:30:00Z')
    expect(rollups.map(({ hour, counts }) => [hour.slice(11, 13), counts.lcp])).toEqual([
      ['10', [5]],
      ['11', [1]],
      ['12', [1]],
    ])
    at('2026-03-31T11:00:00Z')
    await files.reportSignals(batch({ lcp: [1] }))
    expect((await readdir(home)).filter((name) => name.startsWith('2026-03-01'))).toEqual([
      '2026-03-01T11.jsonl',
      '2026-03-01T12.jsonl',
    ])
  })
})
