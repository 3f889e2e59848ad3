import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import type { StatsCompilation } from 'webpack'
import type { Part } from '../parts'
import type { PartBuild } from '../webpack/browser-config'
import { sharedVersions } from '../webpack/shared-singletons'
import { newestSource } from './input-hash'
import { readPartContract } from './part-contract'

/** Writes `release.json` next to `browser/` and `node/`: the hash of every file and the chunks that pages preload. */
export function writeReleaseManifest(build: PartBuild, source: string, browser: StatsCompilation): ReleaseManifest {
  const { part, version, outDir } = build
  const files = fileHashes(outDir)
  const manifest: ReleaseManifest = {
    schema: 2,
    part: part.name,
    version,
    ...commitOf(part),
    builder: `node ${process.version}`,
    source,
    shared: sharedVersions(part.folder),
    contract: readPartContract(part),
    entry: entryFile(part.name, Object.keys(files)),
    node: 'node/server.cjs',
    files,
    chunks: namedChunks(browser),
  }
  writeFileSync(join(outDir, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

function fileHashes(outDir: string): ReleaseManifest['files'] {
  const entries = ['browser', 'node'].flatMap((folder) =>
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

function commitOf(part: Part): { commit: string | null; builtAt: string } {
  try {
    const run = (...args: string[]) =>
      execFileSync('git', args, { cwd: part.folder, stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
    const commit = run('rev-parse', 'HEAD')
    return { commit, builtAt: new Date(run('show', '-s', '--format=%cI', commit)).toISOString() }
  } catch {
    return { commit: null, builtAt: newestSource(part).toISOString() }
  }
}
