import webpack, { type Compiler } from 'webpack'

/**
 * Makes on-demand chunks independent of the version that loads them, so that an unchanged one has the same bytes in the
 * next release. A chunk passes its modules to the script element that runs it instead of to a global of its version;
 * each version sets the receiver on the elements that it creates, so that two versions in a page never mix modules.
 */
export class VersionFreeChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('VersionFreeChunksPlugin', (compilation) => {
      const receiver = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)
      webpack.runtime.LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'VersionFreeChunksPlugin',
        (source) => `${source}\nscript.webpackChunk = globalThis[${receiver}];`,
      )
      // After webpack's own tap, which names the global.
      webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).renderChunk.tap(
        { name: 'VersionFreeChunksPlugin', stage: 100 },
        (source, { chunk }) => {
          if (chunk.canBeInitial()) return source
          const text = source.source().toString()
          const push = text.indexOf('.push([')
          if (!text.slice(0, push).includes(receiver))
            throw new Error(
              'This webpack version writes chunks in a format that VersionFreeChunksPlugin does not know.',
            )
          const free = new webpack.sources.ReplaceSource(source)
          free.replace(0, push - 1, 'document.currentScript.webpackChunk')
          return free
        },
      )
    })
  }
}
