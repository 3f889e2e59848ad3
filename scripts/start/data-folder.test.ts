import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fullDiskProblem, lockDataFolder, makeWritable } from './data-folder'
import { temporaryFolder } from '../jest/temporary-folder'

test('a data folder is made with all that lies above it, and the trial leaves nothing behind', () => {
  const folder = join(temporaryFolder('data'), 'deep/var')
  makeWritable(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('a data folder that cannot be made is told in one sentence', () => {
  const file = join(temporaryFolder('data'), 'file')
  writeFileSync(file, '')
  expect(() => makeWritable(join(file, 'var'))).toThrow(
    `The data folder ${join(file, 'var')} cannot be written (ENOTDIR): give this user the right to write there, ` +
      'or set DATA_DIR to a folder that it may write.',
  )
})

test('a place where nothing can be made is told too', () => {
  expect(() => makeWritable('/proc/shop/var')).toThrow(/^The data folder \/proc\/shop\/var cannot be written \(E\w+\)/)
})

test('a disk without room is named as what is wrong', () => {
  expect(fullDiskProblem(temporaryFolder('data'))).toBeNull()
  expect(fullDiskProblem('/proc')).toMatch(/^The disk below the data folder \/proc is full: make room there, or /)
})

test('a second start on the same data folder is refused, by another name of the folder too', async () => {
  const folder = temporaryFolder('data')
  const alias = join(temporaryFolder('data'), 'alias')
  symlinkSync(folder, alias)
  const unlock = await lockDataFolder(folder)
  await expect(lockDataFolder(alias)).rejects.toThrow(
    `A shop already runs on the data folder ${alias}: stop that one first, or set DATA_DIR to another folder.`,
  )
  unlock()
  const again = await lockDataFolder(alias)
  again()
})

test('a start that was killed leaves the folder free', async () => {
  const folder = temporaryFolder('data')
  const code = `require('${join(__dirname, 'data-folder.ts')}').lockDataFolder('${folder}').then(() => console.log('held'))
    setInterval(() => undefined, 1000)`
  const holder = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  await expect(lockDataFolder(folder)).rejects.toThrow('A shop already runs')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const unlock = await lockDataFolder(folder)
  unlock()
})
