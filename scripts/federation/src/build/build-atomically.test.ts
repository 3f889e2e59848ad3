import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAtomically } from './build-atomically'

let home: string
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'beside-'))))
afterEach(() => rmSync(home, { recursive: true }))

/** Builds a folder that contains its input. */
function buildFrom(source: string, wait: Promise<unknown> = Promise.resolve()): Promise<boolean> {
  const target = join(home, 'dist')
  const stamp = join(target, 'source')
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === source
  return buildAtomically(target, isCurrent, async (folder) => {
    mkdirSync(folder)
    await wait
    writeFileSync(join(folder, 'source'), source)
  })
}
const built = () => readFileSync(join(home, 'dist/source'), 'utf8')

describe('build atomically', () => {
  test('replaces a build of other sources atomically and leaves no temporary folder', async () => {
    expect(await buildFrom('old')).toBe(true)
    let finish = (): void => undefined
    const done = buildFrom('new', new Promise<void>((resume) => (finish = resume)))
    expect(built()).toBe('old')
    finish()
    expect(await done).toBe(true)
    expect(built()).toBe('new')
    expect(await buildFrom('new')).toBe(false)
    expect(readdirSync(home)).toEqual(['dist'])
  })

  test('retains a concurrent build of the same sources', async () => {
    await buildFrom('old')
    let finish = (): void => undefined
    const slow = buildFrom('new', new Promise<void>((resume) => (finish = resume)))
    const dist = join(home, 'dist')
    rmSync(dist, { recursive: true })
    mkdirSync(dist)
    writeFileSync(join(dist, 'source'), 'new')
    const theirs = statSync(dist).ino
    finish()
    await slow
    expect(statSync(dist).ino).toBe(theirs)
    expect(readdirSync(home)).toEqual(['dist'])
  })

  test('retains the old build when a build fails', async () => {
    await buildFrom('old')
    await expect(buildFrom('new', Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(built()).toBe('old')
    expect(readdirSync(home)).toEqual(['dist'])
  })
})
