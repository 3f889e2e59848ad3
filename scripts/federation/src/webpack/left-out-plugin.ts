import webpack, { type Compiler, type NormalModule } from 'webpack'
import { emptyFunctions } from './empty-functions'
import { cutDown, leftOut } from './left-out'
import { withoutIdleComponents } from './without-idle-components'

/** Takes the functions of `left-out.ts` out, or cuts them down, of the libraries' files as they are read. */
export class LeftOutPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeftOutPlugin', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap('LeftOutPlugin', (result, module) => {
        const file = libraryFile(module)
        if (!(file in leftOut || file in cutDown)) return result
        const [source, , ...rest] = result
        const text = withoutIdleComponents(emptyFunctions(source.toString(), leftOut[file] ?? [], cutDown[file]))
        return [text, undefined, ...rest] as typeof result
      })
    })
  }
}

function libraryFile({ resource }: NormalModule): string {
  return /.*\/node_modules\/(.+)$/.exec(resource.replaceAll('\\', '/'))?.[1] ?? ''
}
