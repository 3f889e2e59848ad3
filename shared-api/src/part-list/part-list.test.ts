import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readPartList } from './part-list'
import { workspaceFolders } from './workspace-folders'

describe('the list of parts', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'part-list-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  function write(folder: string, manifest: object) {
    const file = join(root, folder, 'package.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(manifest))
  }

  test('has each workspace shell and mfe-…, by port, and no example or contract', () => {
    write('', { workspaces: ['mfe-*', 'mfe-*/contract', 'examples/*', 'shell', 'api'] })
    write('shell', { shop: { part: 'shell', port: 3000 } })
    write('mfe-account', { shop: { part: 'account', port: 3003 } })
    write('mfe-account/contract', {})
    write('mfe-catalogue', { shop: { part: 'catalogue', port: 3001 } })
    write('examples/react-18', { shop: { part: 'sparring', port: 3018 } })
    write('api', {})
    expect(readPartList(root)).toEqual([
      { name: 'shell', folder: 'shell', port: 3000 },
      { name: 'catalogue', folder: 'mfe-catalogue', port: 3001 },
      { name: 'account', folder: 'mfe-account', port: 3003 },
    ])
  })

  test.each([
    ['no field', undefined, /mfe-reviews\/package\.json must name its part/],
    [
      'prefixes',
      { part: 'reviews', port: 3006, prefixes: [] },
      /Routes and widgets are in release\.contract\.ts.*prefixes/,
    ],
    ['no port', { part: 'reviews' }, /shop\.port/],
  ])('refuses a part with %s', (_, shop, sentence) => {
    write('', { workspaces: ['mfe-*'] })
    write('mfe-reviews', { shop })
    expect(() => readPartList(root)).toThrow(sentence)
  })

  test('follows patterns in every segment of a workspace', () => {
    write('', { workspaces: ['mfe-*/contract', 'examples/*', 'plugins/*'] })
    write('mfe-account/contract', {})
    write('mfe-catalogue', {})
    write('examples/react-18', {})
    expect(workspaceFolders(root)).toEqual(['mfe-account/contract', 'examples/react-18'])
  })
})
