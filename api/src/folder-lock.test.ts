import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './folder-lock'

const root = mkdtempSync(join(tmpdir(), 'shop-lock-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a data folder belongs to one process at a time, by whatever path it is named', async () => {
  const folder = join(root, 'var')
  const lock = await lockFolder(folder)
  symlinkSync(folder, join(root, 'other-name'))
  await expect(lockFolder(join(root, 'other-name'))).rejects.toThrow('is in use by another running API')
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('a folder that cannot be made is named', async () => {
  writeFileSync(join(root, 'file'), '')
  await expect(lockFolder(join(root, 'file', 'var'))).rejects.toThrow('cannot be written (ENOTDIR)')
})

test('a place where no folder can be made is said at once', async () => {
  await expect(lockFolder('/proc/nowhere/var')).rejects.toThrow('cannot be written (ENOENT)')
})
