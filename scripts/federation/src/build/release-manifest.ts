import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inlineScriptHash } from '@shop/shared-api/built-code'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import { openManifest } from '@shop/shared-api/file-address'
import type { StatsCompilation } from 'webpack'
import type { PartBuild } from '../webpack/browser-config'
import { ownReactVersion } from '../webpack/own-react'
import { sharedVersions } from '../webpack/shared-singletons'
import { readPartContract } from './part-contract'
import { recordedCode } from './recorded-code'
import { sourceState } from './source-state'

interface BuildOutput {
  browser: StatsCompilation
  /** Name → text. */
  inlineScripts: Record<string, string>
}

/**
 * Writes `release.json` next to `browser/`, `maps/`, `node/` and, if present, `open/`: the hash of every file and inline
 * script, and the chunks that pages preload.
 */
export function writeReleaseManifest(
  build: PartBuild,
  source: string,
  { browser, inlineScripts }: BuildOutput,
): ReleaseManifest {
  const { part, version, outDir } = build
  const files = fileHashes(outDir)
  const hasOpenEntry = openManifest in files
  const contract = readPartContract(part)
  const node = 'node/server.cjs'
  const manifest: ReleaseManifest = {
    schema: 3,
    part: part.name,
    version,
    ...sourceState(part, hasOpenEntry),
    builder: `node ${process.version}`,
    source,
    shared: sharedVersions(part),
    contract,
    ownReact: ownReactVersion(part),
    ...recordedCode(build, { contract, node, files }),
    inlineScripts: scriptHashes(inlineScripts),
    entry: entryFile(part.name, Object.keys(files)),
    node,
    files,
    chunks: namedChunks(browser),
  }
  writeFileSync(join(outDir, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

function fileHashes(outDir: string): ReleaseManifest['files'] {
  const folders = ['browser', 'maps', 'node', 'open'].filter((folder) => existsSync(join(outDir, folder)))
  const entries = folders.flatMap((folder) =>
    readdirSync(join(outDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        const bytes = readFileSync(file)
        const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
        return [relative(outDir, file), { integrity, bytes: bytes.length }] as const
      }),
  )
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
}

function scriptHashes(scripts: Record<string, string>): Record<string, string> {
  const hashes = Object.entries(scripts).map(([name, text]) => [name, inlineScriptHash(text)])
  return Object.fromEntries(hashes)
}

function entryFile(part: string, files: string[]): string {
  const pattern = part === 'shell' ? /^browser\/main\.[^/]+\.js$/ : /^browser\/entry\.[^/]+\.js$/
  const entry = files.find((file) => pattern.test(file))
  if (!entry) throw new Error(`The build of ${part} wrote no entry script.`)
  return entry.slice('browser/'.length)
}

function namedChunks(stats: StatsCompilation): Record<string, string[]> {
  const groups = Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => {
    const scripts = (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'))
    return [name, scripts] as const
  })
  return Object.fromEntries(groups.filter(([, scripts]) => scripts.length > 0))
}
