import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './folder-lock'

const root = mkdtempSync(join(tmpdir(), 'shop-lock-'))

describe('folder lock', () => {
  afterAll(() => rmSync(root, { recursive: true }))

  test('locks a data folder for one process, by any path that leads to it', async () => {
    const folder = join(root, 'var')
    const lock = await lockFolder(folder)
    symlinkSync(folder, join(root, 'other-name'))
    await expect(lockFolder(join(root, 'other-name'))).rejects.toThrow('is in use by another running API')
    await lock.release()
    await (await lockFolder(folder)).release()
  })

  test('names a folder that cannot be created', async () => {
    writeFileSync(join(root, 'file'), '')
    await expect(lockFolder(join(root, 'file', 'var'))).rejects.toThrow('cannot be written (ENOTDIR)')
  })

  test('fails immediately at a path where no folder can be created', async () => {
    await expect(lockFolder('/proc/nowhere/var')).rejects.toThrow('cannot be written (ENOENT)')
  })
})
