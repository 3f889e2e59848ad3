import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { releaseManifest, type ReleaseManifest } from '@shop/shared-api/contract'
import { repositoryRoot } from '../parts'

const widgets = ['price-hint', 'application-notice']

/** A minimal part with every kind of output that could depend on the folder: styles, a lazy screen, a widget. */
const sources: Record<string, string> = {
  'package.json': JSON.stringify({ name: '@shop/mfe-wholesale', version: '1.0.0' }),
  'release.contract.ts': `export const contract = {
  name: 'wholesale', api: '^1.0.0', prefixes: ['/wholesaler'], samplePaths: [],
  events: { publishes: [], reads: [] }, widgets: { offers: ${JSON.stringify(Object.fromEntries(widgets.map((name) => [name, 1])))}, uses: {} },
}`,
  'src/routes.tsx': `export const routes = [{ id: 'wholesale/home', path: '/wholesaler',
  lazy: () => import(/* webpackChunkName: "home" */ './home') }]`,
  'src/home.tsx': `import { styled } from 'styled-components'
const Frame = styled.main\`color: red;\`
export const Component = () => <Frame>Wholesale</Frame>`,
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

function build(home: string): ReleaseManifest {
  const bin = join(repositoryRoot, 'scripts/federation/bin/shop-part.mjs')
  execFileSync(process.execPath, [bin, 'build', '--version', '2.0.0'], { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] })
  return releaseManifest.parse(JSON.parse(readFileSync(join(home, 'dist/release.json'), 'utf8')))
}

describe('reproducible build', () => {
  test("builds the same bytes in another folder and pins each chunk's hash in the entry", () => {
    const here = folderOf('a-part-')
    const there = folderOf('the-same-part-in-a-folder-of-another-name-')
    cpSync(here, there, { recursive: true, preserveTimestamps: true, filter: (path) => !path.includes('node_modules') })
    const [first, second] = [build(here), build(there)]
    expect(Object.keys(first.files)).toEqual(expect.arrayContaining(['browser/mf-manifest.json', 'node/server.cjs']))
    expect(second).toEqual(first)

    const entry = readFileSync(join(here, 'dist/browser', first.entry), 'utf8')
    const chunks = Object.entries(first.files).filter(
      ([file]) => /\.js$/.test(file) && file !== `browser/${first.entry}`,
    )
    expect(chunks.length).toBeGreaterThan(widgets.length)
    for (const [file, { integrity }] of chunks)
      expect([file, entry]).toEqual([file, expect.stringContaining(integrity.slice('sha384-'.length))])
  })
})
