import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { until } from '@shop/shared-api/testing/until'
import { temporaryFolder } from '../../testing/built-folder'
import { lockAddress, withStoreLock } from './store-lock'

describe('store lock', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeEach(async () => (folder = await temporaryFolder()))
  afterEach(() => folder.remove())

  test('runs work on one folder in sequence', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, (inside += 1))
      await nextTurn()
      inside -= 1
    }
    await Promise.all(Array.from({ length: 8 }, () => withStoreLock(folder.path, work)))
    expect(most).toBe(1)
  })

  test('is released when the work fails', async () => {
    await expect(withStoreLock(folder.path, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    await withStoreLock(folder.path, async () => undefined, 200)
  })

  test('reports a timeout in one sentence', async () => {
    await withStoreLock(folder.path, async () => {
      await expect(withStoreLock(folder.path, async () => undefined, 50)).rejects.toMatchObject({ kind: 'conflict' })
    })
  })

  test('waits 30 seconds by default', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
    let refusal: unknown
    const looks = (count: number) => until(() => refusal !== undefined || clock.mock.calls.length >= count)
    try {
      await withStoreLock(folder.path, async () => {
        clock.mockClear()
        withStoreLock(folder.path, async () => undefined).catch((error: unknown) => (refusal = error))
        await looks(2)
        clock.mockClear().mockReturnValue(30_000)
        await looks(3)
        expect(refusal).toBeUndefined()
        clock.mockClear().mockReturnValue(30_001)
        await looks(1)
        await until(() => refusal !== undefined)
        expect(refusal).toMatchObject({ kind: 'conflict' })
      })
    } finally {
      clock.mockRestore()
    }
  })

  test('is released when its holder is killed', async () => {
    const script = `require('./src/store/directory/store-lock').withStoreLock(${JSON.stringify(folder.path)}, () => {
      process.stdout.write('held'); return new Promise(() => setInterval(() => {}, 1000)) })`
    const holder = spawn(process.execPath, ['-r', 'tsx/cjs', '-e', script], { cwd: join(__dirname, '../../..') })
    await once(holder.stdout, 'data')
    await expect(withStoreLock(folder.path, async () => undefined, 50)).rejects.toMatchObject({ kind: 'conflict' })
    holder.kill('SIGKILL')
    await once(holder, 'close')
    await withStoreLock(folder.path, async () => undefined, 500)
  })

  test('is shared by two paths to one folder, also without abstract sockets', async () => {
    expect(await lockAddress(`${folder.path}/.`)).toBe(await lockAddress(folder.path))
    expect(await lockAddress(folder.path, 'darwin')).toMatch(/shop-releases-[0-9a-f]{24}\.sock$/)
  })
})
