import { Compilation, type Compiler } from 'webpack'

/**
 * Marks every function of an initial file as called on load, so that V8 compiles them in the background while the
 * file downloads instead of lazily on the main thread. Source: https://v8.dev/blog/explicit-compile-hints
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { ConcatSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      // After the minifier, which removes comments, and before content hashes are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage }, () => {
        for (const chunk of compilation.chunks) {
          if (!chunk.canBeInitial()) continue
          for (const file of chunk.files)
            if (file.endsWith('.js'))
              compilation.updateAsset(file, (source) => new ConcatSource('//# allFunctionsCalledOnLoad\n', source))
        }
      })
    })
  }
}
