import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { declarationHashes } from './declaration-hashes'

describe('declarationHashes', () => {
  const folders: string[] = []
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

  const button = `
    import type { ReactNode } from 'react'
    import type { Look } from './look'
    import { styled } from 'styled-components'
    interface Props extends Look { children?: ReactNode }
    /** A button. */
    export function Button({ children, wide = true }: Props) { return children }
    export const Link = styled.a<{ $wide: boolean }>\`color: red;\`
    export const wait = (ms: number, then?: () => void): void => { setTimeout(then, ms) }`
  const look = `export interface Look { variant?: 'plain' | 'action' }
    export interface Unrelated { a: 1 }`

  function hashes(changes: Record<string, [from: string, to: string]> = {}): Record<string, string> {
    const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
    folders.push(folder)
    const files = {
      'index.ts': `export { Button, Link } from './button'\nexport { wait as sleep } from './button'\nexport * from './tokens'`,
      'button.tsx': button,
      'look.ts': look,
      'tokens.ts': `export const tokens = { bone: '#fff' } as const`,
    }
    for (const [name, text] of Object.entries(files)) {
      const [from, to] = changes[name] ?? ['', '']
      expect(text).toContain(from)
      writeFileSync(join(folder, name), from === '' ? text : text.replace(from, to))
    }
    return declarationHashes(join(folder, 'index.ts'))
  }
  function changed(changes: Parameters<typeof hashes>[0]): string[] {
    const [before, after] = [hashes(), hashes(changes)]
    return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  }

  test('lists every exported name, in any folder with the same hashes', () => {
    expect(Object.keys(hashes())).toEqual(['Button', 'Link', 'sleep', 'tokens'])
    expect(changed({})).toEqual([])
  })

  test.each([
    ['a removed name', { 'index.ts': ['Button, Link', 'Link'] }, ['Button']],
    ['a changed type that a declaration refers to', { 'look.ts': [" | 'action'", ''] }, ['Button']],
    ['a type argument', { 'button.tsx': ['$wide: boolean', '$wide: string'] }, ['Link']],
    ['a parameter that is no longer optional', { 'button.tsx': ['then?', 'then'] }, ['sleep']],
    ['a constant', { 'tokens.ts': ['#fff', '#eee'] }, ['tokens']],
  ] satisfies [string, Record<string, [string, string]>, string[]][])('changes with %s', (_change, changes, names) => {
    expect(changed(changes)).toEqual(names)
  })

  test.each([
    ['a body', { 'button.tsx': ['return children', 'return null'] }],
    ['a comment', { 'button.tsx': ['A button.', 'The button.'] }],
    ['a style', { 'button.tsx': ['color: red', 'color: blue'] }],
    ['the name of a parameter', { 'button.tsx': ['(ms: number', '(delay: number'] }],
    ['an unrelated declaration', { 'look.ts': ['a: 1', 'a: 2'] }],
  ] satisfies [string, Record<string, [string, string]>][])('ignores %s', (_change, changes) => {
    expect(changed(changes)).toEqual([])
  })
})
