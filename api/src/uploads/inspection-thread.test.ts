import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdf } from '../testing/hostile-files'
import { inspectionThread } from './inspection-thread'

const MEGABYTE = 1024 * 1024

describe('inspectionThread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('aborts a file that takes too long, and inspects the next one', async () => {
    const path = join(folder, 'long.pdf')
    writeFileSync(path, pdf({ objects: '/#4a'.repeat(2 * MEGABYTE) }))
    const impatient = inspectionThread({ maxMs: 1 })
    await expect(impatient.inspect(path)).rejects.toThrow(/abort/i)
    await impatient.close()
    const patient = inspectionThread()
    expect(await patient.inspect(path)).toEqual({ extension: 'pdf', problem: undefined })
    await patient.close()
  })

  test('does not block the event loop', async () => {
    const path = join(folder, 'large.pdf')
    writeFileSync(path, pdf({ objects: '/#4a'.repeat(2 * MEGABYTE) }))
    const thread = inspectionThread()
    await thread.inspect(path)
    let turns = 0
    const turning = setInterval(() => (turns += 1), 1)
    await thread.inspect(path)
    clearInterval(turning)
    await thread.close()
    expect(turns).toBeGreaterThan(5)
  })
})
