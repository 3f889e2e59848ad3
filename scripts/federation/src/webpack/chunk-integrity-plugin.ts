import { createHash } from 'node:crypto'
import { contentAddressSource } from '@shop/shared-api/file-address'
import webpack, { Compilation, type Compiler } from 'webpack'
import { moveColumns } from './move-columns'

/** Placeholder for the hashes until all files are final; reading a property of a string survives the minifier. */
const placeholder = '__CHUNK_HASHES__'

/** A hash that matches no file: browsers reject a chunk without a known hash instead of loading it unchecked. */
const impossible = 'A'.repeat(64)

/**
 * Makes webpack's script loader set each chunk's integrity to its build-time hash, and request the chunk by that hash.
 * The hashes are part of the file that loads the chunks (a remote's entry or the shell's first script); its own hash is
 * in the release set. They equal those of `release.json`, because a preload is only reused by a load with the same
 * address and integrity. A version that a page falls back to requests its chunks by version, apart from what failed.
 * Without a release to name, chunks keep the addresses that webpack gives them.
 */
export class ChunkIntegrityPlugin {
  constructor(private readonly release?: { part: string; version: string }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${this.checkedByHash()}`,
      )
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => nameHashes(compilation))
    })
  }

  private checkedByHash(): string {
    return `
      const hash = "${placeholder}"[chunkId] || ${JSON.stringify(impossible)};
      script.integrity = "sha384-" + hash;${this.release ? addressedByContent(this.release) : ''}`
  }
}

const addressedByContent = ({ part, version }: { part: string; version: string }): string => `
      if (!globalThis.shopFallbacks?.has("${part}@${version}")) {
        const file = url.slice(${webpack.RuntimeGlobals.publicPath}.length);
        script.src = ${contentAddressSource(part)};
      }`

function nameHashes(compilation: Compilation): void {
  const hashes = `(${JSON.stringify(chunkHashes(compilation))})`
  for (const { name, source, info } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue
    const text = source.source().toString()
    const [found] = new RegExp(`(["'\`])${placeholder}\\1`).exec(text) ?? []
    if (found === undefined) continue
    const start = text.indexOf(found)
    compilation.updateAsset(name, new webpack.sources.RawSource(text.replace(found, hashes)))
    const map = String(info.related?.['sourceMap'] ?? '')
    if (!map) continue
    const end = text.slice(0, start + found.length)
    const moved = { line: end.split('\n').length - 1, from: end.length - end.lastIndexOf('\n') - 1 }
    compilation.updateAsset(
      map,
      (old) =>
        new webpack.sources.RawSource(
          moveColumns(old.source().toString(), { ...moved, by: hashes.length - found.length }),
        ),
    )
  }
}

/** Base64 hashes of all on-demand chunks by id. */
function chunkHashes(compilation: Compilation): Record<string, string> {
  const lazy = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial())
  return Object.fromEntries(
    lazy.flatMap(({ id, files }) => {
      const file = [...files].find((name) => name.endsWith('.js'))
      const content = file && compilation.getAsset(file)?.source.source()
      if (id === null || content === undefined) return []
      return [[id, createHash('sha384').update(content).digest('base64')]]
    }),
  )
}
