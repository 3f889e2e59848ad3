import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { contentAddress } from '@shop/shared-api/file-address'
import webpack from 'webpack'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin'
import { VersionFreeChunksPlugin } from './version-free-chunks-plugin'

const folder = mkdtempSync(join(tmpdir(), 'version-free-chunks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const entry = `globalThis.versions ??= {}
globalThis.versions[VERSION] = async () => {
  const both = await Promise.all([import(/* webpackChunkName: "rules" */ './rules'), import(/* webpackChunkName: "screen" */ './screen')])
  return both.map(({ text }) => text())
}`

/** Builds a version of a part with two chunks, of which only `screen` depends on the text. */
async function build(version: string, text: string): Promise<Record<string, string>> {
  const source = join(folder, 'src')
  const dist = join(folder, version)
  mkdirSync(source, { recursive: true })
  writeFileSync(join(source, 'index.js'), entry)
  writeFileSync(join(source, 'rules.js'), `let count = 0; export const text = () => 'rules ' + (count += 1)`)
  writeFileSync(join(source, 'screen.js'), `export const text = () => '${text}'`)
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: './src/index.js',
    output: {
      path: dist,
      filename: 'entry.js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: `/r/catalogue/${version}/`,
      uniqueName: `catalogue@${version}`,
    },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    plugins: [
      new webpack.DefinePlugin({ VERSION: JSON.stringify(version) }),
      new ChunkIntegrityPlugin({ part: 'catalogue', version }),
      new VersionFreeChunksPlugin(),
    ],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())),
  )
  return Object.fromEntries(readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8')]))
}

interface Script {
  src: string
  integrity: string
  onload?(event: object): void
  onerror?(event: object): void
}

/** A page whose scripts come from these versions, by version and by content. */
function openPage(versions: Record<string, Record<string, string>>) {
  const files = new Map<string, string>()
  for (const [version, texts] of Object.entries(versions))
    for (const [name, text] of Object.entries(texts)) {
      files.set(`/r/catalogue/${version}/${name}`, text)
      files.set(contentAddress('catalogue', integrityOf(text), name), text)
    }
  const requests: string[] = []
  const document: Record<string, unknown> = {
    createElement: () => ({ getAttribute: () => null, setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (script: Script) => setTimeout(() => run(script)) },
  }
  const page = createContext({ document, setTimeout, clearTimeout }) as {
    versions: Record<string, () => Promise<string[]>>
    shopFallbacks?: Set<string>
  }
  function run(script: Script): void {
    requests.push(script.src)
    const text = files.get(script.src)
    if (text === undefined || integrityOf(text) !== script.integrity) return script.onerror?.({ type: 'error' })
    document['currentScript'] = script
    runInContext(text, page as object)
    document['currentScript'] = null
    script.onload?.({ type: 'load' })
  }
  for (const texts of Object.values(versions)) runInContext(texts['entry.js'] ?? '', page as object)
  return { page, requests, files }
}

const scripts = (texts: Record<string, string>) => Object.keys(texts).filter((name) => name !== 'entry.js')

describe('version-free chunks', () => {
  let versions: Record<string, Record<string, string>>
  beforeAll(async () => {
    versions = { '1.0.0': await build('1.0.0', 'old'), '1.1.0': await build('1.1.0', 'new') }
  })

  test('an unchanged chunk has the same name and bytes in the next version', () => {
    const [before = {}, after = {}] = Object.values(versions)
    const same = scripts(after).filter((name) => before[name] === after[name])
    expect(same).toEqual([expect.stringMatching(/^rules\./)])
    expect(scripts(after)).toHaveLength(2)
  })

  test('two versions in a page share addresses of equal chunks, and each runs its own modules', async () => {
    const { page, requests } = openPage(versions)
    const texts = await Promise.all(Object.values(page.versions).map((load) => load()))
    expect(texts).toEqual([
      ['rules 1', 'old'],
      ['rules 1', 'new'],
    ])
    expect(requests).toHaveLength(4)
    expect(new Set(requests).size).toBe(3)
    expect(requests.every((request) => request.startsWith('/r/catalogue/files/'))).toBe(true)
  })

  test('a fallback requests its chunks by version, so that a damaged shared file does not concern it', async () => {
    const { page, requests, files } = openPage(versions)
    for (const address of files.keys()) if (address.includes('/files/')) files.set(address, 'damaged()')
    await expect(page.versions['1.1.0']?.()).rejects.toMatchObject({ name: 'ChunkLoadError' })
    page.shopFallbacks = new Set(['catalogue@1.0.0'])
    expect(await page.versions['1.0.0']?.()).toEqual(['rules 1', 'old'])
    expect(requests.slice(2).sort()).toEqual(
      scripts(versions['1.0.0'] ?? {}).map((name) => `/r/catalogue/1.0.0/${name}`),
    )
  })
})
