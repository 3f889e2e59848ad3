import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inlineScriptHash } from '@shop/shared-api/built-code'
import { releaseManifest, type ReleaseManifest } from '@shop/shared-api/contract'
import { repositoryRoot } from '../parts'

const widgets = ['price-hint', 'application-notice']

// Builds a part several times.
jest.setTimeout(180_000)

/** A minimal part with every kind of output that could depend on the folder: styles, a lazy screen, a widget. */
const sources: Record<string, string> = {
  'package.json': JSON.stringify({
    name: '@shop/mfe-wholesale',
    version: '1.0.0',
    shop: { part: 'wholesale', port: 3004 },
    dependencies: { '@shop/account-contract': '1.0.0' },
  }),
  'release.contract.ts': `export const contract = {
  name: 'wholesale', api: '^1.0.0', prefixes: ['/wholesaler'], samplePaths: [],
  events: { publishes: [], reads: ['session/changed'] }, widgets: { offers: ${JSON.stringify(Object.fromEntries(widgets.map((name) => [name, 1])))}, uses: {} },
}`,
  'src/routes.tsx': `export const routes = [{ id: 'wholesale/home', path: '/wholesaler',
  lazy: () => import(/* webpackChunkName: "home" */ './home') }]`,
  'src/home.tsx': `import '@shop/account-contract'
import { useEvent } from '@shop/shared-events'
import { styled } from 'styled-components'
const Frame = styled.main\`color: red;\`
export const Component = () => <Frame>Wholesale {useEvent('session/changed')?.user?.username}</Frame>`,
  'src/pre-hydration.ts': `function show() { const title = () => 'shown'; document.title = title() }
export const preHydrationScripts = { 'wholesale/home': \`(\${show.toString()})()\` }`,
  ...Object.fromEntries(
    widgets.map((name) => [
      `src/widgets/${name}.tsx`,
      `import { useState } from 'react'
export function Widget() { const [price] = useState(1); return <p>{price}</p> }`,
    ]),
  ),
}

const homes: string[] = []
afterAll(() => homes.forEach((home) => rmSync(home, { recursive: true, force: true })))

function folderOf(name: string): string {
  const home = mkdtempSync(join(tmpdir(), name))
  homes.push(home)
  const modules = join(home, 'node_modules')
  mkdirSync(modules)
  for (const installed of readdirSync(join(repositoryRoot, 'node_modules')))
    if (!installed.startsWith('.'))
      symlinkSync(join(repositoryRoot, 'node_modules', installed), join(modules, installed))
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  return home
}

function build(home: string, version = '2.0.0'): ReleaseManifest {
  const bin = join(repositoryRoot, 'scripts/federation/bin/shop-part.mjs')
  const args = ['build', '--version', version, '--shop-only']
  execFileSync(process.execPath, [bin, ...args], { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] })
  return releaseManifest.parse(JSON.parse(readFileSync(join(home, 'dist/release.json'), 'utf8')))
}

describe('reproducible build', () => {
  test("builds the same bytes with and without a cache, in another folder, and pins each chunk's hash in the entry", () => {
    const here = folderOf('a-part-')
    build(here, '1.0.0')
    expect(existsSync(join(here, 'node_modules/.cache/webpack'))).toBe(true)
    const home = join(here, 'src/home.tsx')
    writeFileSync(home, readFileSync(home, 'utf8').replace('color: red', 'color: blue'))
    const there = folderOf('the-same-part-in-a-folder-of-another-name-')
    cpSync(here, there, { recursive: true, preserveTimestamps: true, filter: (path) => !path.includes('node_modules') })
    const [first, second] = [build(here), build(there)]
    expect(Object.keys(first.files)).toEqual(expect.arrayContaining(['browser/mf-manifest.json', 'node/server.cjs']))
    expect(second).toEqual(first)
    expect(first.code).toMatchObject({
      publishes: [],
      reads: ['session/changed'],
      widgets: [...widgets].sort(),
      uses: [],
      imports: { '@shop/shared-events': ['defineEvents', 'useEvent'], 'styled-components': ['styled'] },
    })

    const bundle = readFileSync(join(here, 'dist/node/server.cjs'), 'utf8')
    const scripts = JSON.parse(/const preHydrationScripts = (.*)/.exec(bundle)?.[1] ?? '') as Record<string, string>
    expect(scripts['wholesale/home']).toMatch(/^\(function show\(\) \{\s+const title = \(\) => 'shown';[^]*\}\)\(\)$/)
    expect(first.inlineScripts).toEqual({ 'wholesale/home': inlineScriptHash(scripts['wholesale/home'] ?? '') })

    const entry = readFileSync(join(here, 'dist/browser', first.entry), 'utf8')
    const chunks = Object.entries(first.files).filter(
      ([file]) => /\.js$/.test(file) && file !== `browser/${first.entry}`,
    )
    expect(chunks.length).toBeGreaterThan(widgets.length)
    for (const [file, { integrity }] of chunks)
      expect([file, entry]).toEqual([file, expect.stringContaining(integrity.slice('sha384-'.length))])
  })

  test('changes only the chunk of a changed screen in the next version, and the entry that names it', () => {
    const home = folderOf('a-part-that-changes-')
    const before = build(home)
    const screen = join(home, 'src/home.tsx')
    writeFileSync(screen, readFileSync(screen, 'utf8').replace('Wholesale ', 'Wholesale: '))
    const after = build(home, '2.1.0')
    const isCode = (file: string) => file.startsWith('browser/') && file.endsWith('.js')
    const changed = Object.keys(after.files).filter(
      (file) => isCode(file) && after.files[file]?.integrity !== before.files[file]?.integrity,
    )
    const named = changed.map((file) => file.replace(/\.[0-9a-f]{8}\.js$/, ''))
    expect(named.sort()).toEqual(['browser/entry', 'browser/home'])
    expect(Object.keys(after.files).filter(isCode)).toHaveLength(Object.keys(before.files).filter(isCode).length)
  })
})
