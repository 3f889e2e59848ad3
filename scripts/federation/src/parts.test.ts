import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readParts, repositoryRoot } from './parts'

interface DeclaredPart {
  name: string
  prefixes?: string[]
  offers?: object
}

const contractSource = ({ name, prefixes = [`/${name}`], offers = {} }: DeclaredPart) =>
  `export const contract = ${JSON.stringify({
    name,
    api: '^1.0.0',
    prefixes,
    events: { publishes: [], reads: [] },
    widgets: { offers, uses: {} },
    samplePaths: [],
  })}\n`

const roots: string[] = []
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })))

/** A repository with these parts; returns its root. */
function repository(...parts: DeclaredPart[]): string {
  const root = mkdtempSync(join(tmpdir(), 'parts-'))
  roots.push(root)
  for (const [index, part] of parts.entries()) {
    mkdirSync(join(root, `mfe-${part.name}`))
    writeFileSync(join(root, `mfe-${part.name}/release.contract.ts`), contractSource(part))
    writeManifest(join(root, `mfe-${part.name}`), { shop: { part: part.name, port: 3001 + index } })
  }
  writeManifest(root, { workspaces: ['mfe-*'] })
  return root
}

function writeManifest(folder: string, manifest: object): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
}

describe('readParts', () => {
  test("reads prefixes and widgets from each part's release.contract.ts", () => {
    const root = repository(
      { name: 'reviews', prefixes: ['/reviews', '/stars'], offers: { rating: 2 } },
      { name: 'club' },
    )
    expect(readParts(root)).toEqual([
      {
        name: 'reviews',
        folder: join(root, 'mfe-reviews'),
        port: 3001,
        prefixes: ['/reviews', '/stars'],
        widgets: ['rating'],
      },
      { name: 'club', folder: join(root, 'mfe-club'), port: 3002, prefixes: ['/club'], widgets: [] },
    ])
  })

  test('rejects a prefix that two contracts declare', () => {
    const root = repository({ name: 'reviews' }, { name: 'club', prefixes: ['/reviews'] })
    expect(() => readParts(root)).toThrow('The prefix "/reviews" is declared twice')
  })

  test('rejects a contract with the name of another part', () => {
    const root = repository({ name: 'reviews' })
    writeFileSync(join(root, 'mfe-reviews/release.contract.ts'), contractSource({ name: 'club' }))
    expect(() => readParts(root)).toThrow('reviews: release.contract.ts has the name "club"')
  })

  test('rejects a port that two parts have', () => {
    const root = repository({ name: 'reviews' }, { name: 'club' })
    writeManifest(join(root, 'mfe-club'), { shop: { part: 'club', port: 3001 } })
    expect(() => readParts(root)).toThrow('The port "3001" is declared twice')
  })

  test('accepts the parts of this repository', () => {
    const parts = readParts()
    expect(parts[0]?.name).toBe('shell')
    for (const { folder, widgets } of parts) {
      for (const widget of widgets)
        expect(readFileSync(join(folder, `src/widgets/${widget}.tsx`), 'utf8')).toContain('Widget')
    }
    expect(parts.map(({ folder }) => folder.startsWith(repositoryRoot))).not.toContain(false)
  })
})
