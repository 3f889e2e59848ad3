import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBeside } from './build-beside'

let home: string
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'beside-'))))
afterEach(() => rmSync(home, { recursive: true }))

/** Builds a folder that says what it was made of. */
function buildFrom(source: string, wait: Promise<unknown> = Promise.resolve()): Promise<boolean> {
  const target = join(home, 'dist')
  const stamp = join(target, 'source')
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === source
  return buildBeside(target, isCurrent, async (folder) => {
    mkdirSync(folder)
    await wait
    writeFileSync(join(folder, 'source'), source)
  })
}
const built = () => readFileSync(join(home, 'dist/source'), 'utf8')

test('a build takes the place of one of other sources whole, and leaves nothing beside it', async () => {
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

test('what somebody else built of the same sources meanwhile stays where it is', async () => {
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

test('a build that fails leaves the old one as it was', async () => {
  await buildFrom('old')
  await expect(buildFrom('new', Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(built()).toBe('old')
  expect(readdirSync(home)).toEqual(['dist'])
})
