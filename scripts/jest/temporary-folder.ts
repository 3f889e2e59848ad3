import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

if (typeof afterAll === 'function')
  afterAll(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Creates a folder that is removed after the tests of the file. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  made.push(folder)
  return folder
}
