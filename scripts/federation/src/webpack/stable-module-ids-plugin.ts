import type { Compiler, Module } from 'webpack'

/**
 * Assigns fixed ids to the two modules with absolute paths in their names: the federation runtime's generated entry
 * and the container with it. webpack's derived ids, and with them the output, would depend on the folder.
 */
export class StableModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableModuleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableModuleIdsPlugin', (modules: Iterable<Module>) => {
        for (const module of modules) {
          const id = fixedId(module)
          if (id) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}

function fixedId(module: Module): string | undefined {
  if (module.type === 'javascript/dynamic' && module.identifier().startsWith('container entry ')) return 'container'
  return /[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? '') ? 'federation' : undefined
}
