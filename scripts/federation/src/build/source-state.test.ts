import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Part } from '../parts'
import { sourceState } from './source-state'

let folder: string
const part = () => ({ name: 'catalogue', folder }) as Part
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: folder }).toString()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-state-'))
  mkdirSync(join(folder, 'src/testing'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'src/routes.tsx'), 'export const routes = []')
})
afterEach(() => rmSync(folder, { recursive: true }))

function commit(): string {
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'first', '--date', '2026-01-02T03:04:05Z')
  return git('rev-parse', 'HEAD').trim()
}

describe('sourceState', () => {
  test('names the commit and its time while the inputs are unchanged', () => {
    const head = commit()
    const time = new Date(git('show', '-s', '--format=%cI').trim()).toISOString()
    writeFileSync(join(folder, 'README.md'), 'notes')
    writeFileSync(join(folder, 'src/routes.test.tsx'), 'test')
    expect(sourceState(part())).toEqual({ commit: head, builtAt: time })
  })

  test.each([
    ['changed', 'src/routes.tsx'],
    ['new', 'src/home.tsx'],
  ])('is dirty with a %s input, at the time of the newest one', (_kind, file) => {
    const head = commit()
    writeFileSync(join(folder, file), 'export const changed = true')
    expect(sourceState(part())).toMatchObject({ commit: head, dirty: true })
    expect(sourceState(part())).toEqual(sourceState(part()))
  })

  test('is dirty without an input', () => {
    commit()
    rmSync(join(folder, 'src/routes.tsx'))
    expect(sourceState(part())).toMatchObject({ dirty: true })
  })

  test('names no commit outside a checkout', () => {
    expect(sourceState(part())).toEqual({ commit: null, builtAt: expect.any(String) })
  })
})
