import { createHash } from 'node:crypto'
import webpack, { Compilation, type Compiler } from 'webpack'

/** Stands for the hashes until all files are final; as a string whose property is read, it outlives the minifier. */
const placeholder = '__CHUNK_HASHES__'

/** Hash of no possible file: a chunk without a hash is refused by the browser, which would run one without a demand. */
const impossible = 'A'.repeat(64)

/**
 * Makes webpack's script loader demand of each chunk the hash that it had when it was built. The hashes stand in the
 * file that loads the chunks, a remote's entry or the shell's first script, which the release set names the hash of.
 * They are those of `release.json`: a preload is used only for a load that demands the very same hash.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}\nscript.integrity = "sha384-" + ("${placeholder}"[chunkId] || ${JSON.stringify(impossible)});`,
      )
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => nameHashes(compilation))
    })
  }
}

function nameHashes(compilation: Compilation): void {
  const hashes = JSON.stringify(chunkHashes(compilation))
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue
    const text = source.source().toString()
    if (!text.includes(placeholder)) continue
    const filled = text.replace(new RegExp(`(["'\`])${placeholder}\\1`), `(${hashes})`)
    compilation.updateAsset(name, new webpack.sources.RawSource(filled))
  }
}

/** By id, of every chunk that is loaded on demand; base64. */
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
