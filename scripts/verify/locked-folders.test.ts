import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../jest/temporary-folder'
import { lockedFolders } from './locked-folders'

describe('lockedFolders', () => {
  test('lists the root and each tool that has a lock file', () => {
    const root = temporaryFolder('locked-folders')
    for (const folder of ['.', 'scripts/tools/b', 'scripts/tools/a']) {
      mkdirSync(join(root, folder), { recursive: true })
      writeFileSync(join(root, folder, 'package-lock.json'), '{}')
    }
    mkdirSync(join(root, 'scripts/tools/without-lock-file'))
    expect(lockedFolders(root)).toEqual(['', 'scripts/tools/a', 'scripts/tools/b'])
  })
})
