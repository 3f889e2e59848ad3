import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spool } from './spool'

describe('spool', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'spool-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const folder = () => join(dataDir, 'spool')

  test('removes the folder of a form after success and after failure', async () => {
    const fill = async (path: string) => {
      expect((statSync(path).mode & 0o777).toString(8)).toBe('700')
      writeFileSync(join(path, '0'), 'x')
      return readdirSync(folder()).length
    }
    expect(await spool(dataDir).use(fill)).toBe(1)
    const broken = spool(dataDir).use(async (path) => {
      await fill(path)
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(readdirSync(folder())).toEqual([])
  })

  test('deletes what a crash left and retains what another process uses', async () => {
    for (const [name, minutes] of Object.entries({ old: 16, young: 14 })) {
      mkdirSync(join(folder(), name), { recursive: true })
      writeFileSync(join(folder(), name, '0'), 'x')
      const time = Date.now() / 1000 - minutes * 60
      utimesSync(join(folder(), name), time, time)
    }
    await spool(dataDir).sweep()
    expect([existsSync(join(folder(), 'old')), existsSync(join(folder(), 'young'))]).toEqual([false, true])
  })
})
