import type { Compiler } from 'webpack'

const needsShellsReact = /^(@shop\/shared-(ui|forms)|react-router(-dom)?)(\/|$)/

/** Stops the build of a part with its own React that imports a package which works with the shell's only. */
export class RefusedImportsPlugin {
  constructor(private readonly part: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('RefusedImportsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('RefusedImportsPlugin', ({ request }) => {
        if (needsShellsReact.test(request))
          throw new Error(
            `${this.part} brings its own React and imports ${request}, which works with the shell's only. ` +
              "Use the component's props and the theme's custom properties instead.",
          )
      })
    })
  }
}
