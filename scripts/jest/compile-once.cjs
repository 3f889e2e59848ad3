const vm = require('node:vm')

const { compileFunction } = vm

/**
 * Lets V8 reuse compiled modules. Jest compiles each module again for each test file, and V8 caches scripts, even across
 * contexts and with the functions inside that have run, but not what `vm.compileFunction` compiles.
 */
vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options ?? {}
  if (!parsingContext) return compileFunction(code, parameters, options)
  const start = `(function (${parameters.join()}) {`
  const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset: -start.length })
  return script.runInContext(parsingContext)
}
