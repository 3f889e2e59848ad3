import webpack, { type Compiler, type NormalModule } from 'webpack'
import { emptyFunctions } from './empty-functions'
import { leftOut } from './left-out'

/** Takes the functions of `left-out.ts` out of the libraries' files as they are read. */
export class LeftOutPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeftOutPlugin', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('LeftOutPlugin', (result, module) => {
        const names = namesIn(module)
        if (!names) return result
        const [source, , ...rest] = result
        return [emptyFunctions(source.toString(), names), undefined, ...rest] as typeof result
      })
    })
  }
}

function namesIn({ resource }: NormalModule): readonly string[] | undefined {
  const [, file = ''] = /.*\/node_modules\/(.+)$/.exec(resource.replaceAll('\\', '/')) ?? []
  return leftOut[file]
}
