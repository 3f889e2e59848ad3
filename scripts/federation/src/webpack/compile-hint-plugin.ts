import { Compilation, type Compiler } from 'webpack'

/**
 * Tells V8 that every function of an initial file is called on load, so that it compiles them beside the main thread
 * while the file comes, instead of one by one on it as they are called. Other engines read a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { ConcatSource } = compiler.webpack.sources
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      // After the minifier, which leaves out comments, and before names are made of what is in the files.
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
