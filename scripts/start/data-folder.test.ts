import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fullDiskProblem, lockDataFolder, ensureWritable } from './data-folder'
import { temporaryFolder } from '../jest/temporary-folder'

describe('data folder', () => {
  test('creates a data folder with its parents and leaves no probe file', () => {
    const folder = join(temporaryFolder('data'), 'deep/var')
    ensureWritable(folder)
    expect(readdirSync(folder)).toEqual([])
  })

  test('reports a data folder that cannot be created in one sentence', () => {
    const file = join(temporaryFolder('data'), 'file')
    writeFileSync(file, '')
    expect(() => ensureWritable(join(file, 'var'))).toThrow(
      `The data folder ${join(file, 'var')} is not writable (ENOTDIR): grant this user write access, ` +
        'or set DATA_DIR to a writable folder.',
    )
  })

  test('reports a file system without write support', () => {
    expect(() => ensureWritable('/proc/shop/var')).toThrow(
      /^The data folder \/proc\/shop\/var is not writable \(E\w+\)/,
    )
  })

  test('reports a full disk', () => {
    expect(fullDiskProblem(temporaryFolder('data'))).toBeNull()
    expect(fullDiskProblem('/proc')).toMatch(/^The disk of the data folder \/proc is full: free some space, or /)
  })

  test('rejects a second start on the same data folder, even under another name', async () => {
    const folder = temporaryFolder('data')
    const alias = join(temporaryFolder('data'), 'alias')
    symlinkSync(folder, alias)
    const unlock = await lockDataFolder(folder)
    await expect(lockDataFolder(alias)).rejects.toThrow(
      `Another shop is already running on the data folder ${alias}: stop it, or set DATA_DIR to another folder.`,
    )
    unlock()
    const relock = await lockDataFolder(alias)
    relock()
  })

  test('releases the folder when a start is killed', async () => {
    const folder = temporaryFolder('data')
    const code = `require('${join(__dirname, 'data-folder.ts')}').lockDataFolder('${folder}').then(() => console.log('held'))
    setInterval(() => undefined, 1000)`
    const holder = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(holder.stdout, 'data')
    await expect(lockDataFolder(folder)).rejects.toThrow('Another shop is already running')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const unlock = await lockDataFolder(folder)
    unlock()
  })
})
