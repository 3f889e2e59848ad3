import webpack, { type Compiler } from 'webpack'

/**
 * Makes webpack's script loader demand the hash that the page's release set names for each chunk.
 * `shopIntegrity` is put on globalThis by the shell before any remote loads; it answers an impossible hash
 * for a script that is not in the set, so that the browser refuses it.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\nif (globalThis.shopIntegrity) script.integrity = globalThis.shopIntegrity(url);`,
      )
    })
  }
}
