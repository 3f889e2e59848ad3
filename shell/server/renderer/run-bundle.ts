import { compileFunction } from 'node:vm'

/**
 * Runs the text of a part's Node bundle and returns its exports. It can only `require` the given modules; `timers`
 * replace the global functions of the same names. `compileFunction` allows garbage collection of replaced versions,
 * unlike `vm.Script`.
 */
export function runBundle(
  code: string,
  filename: string,
  providedModules: Record<string, unknown>,
  timers: Record<string, unknown> = {},
): unknown {
  const name = filename.split('/')[0]
  const run = compileFunction(code, ['module', 'exports', 'require', ...Object.keys(timers)], { filename })
  const module: { exports: unknown } = { exports: {} }
  const limitedRequire = (request: string): unknown => {
    if (!Object.hasOwn(providedModules, request))
      throw new Error(`${name} requires "${request}", which the shell does not share.`)
    return providedModules[request]
  }
  run.call(module.exports, module, module.exports, limitedRequire, ...Object.values(timers))
  return module.exports
}
