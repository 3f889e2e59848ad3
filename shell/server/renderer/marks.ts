import { mark, type PartVersion } from '@shop/releases/renderer-program'
import type * as JsxRuntime from 'react/jsx-runtime'

const JSX_RUNTIME = 'react/jsx-runtime'
const timerNames = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'] as const

type Callable = (...args: unknown[]) => unknown

/**
 * Keeps the marker at the part that runs: as it is loaded, when one of its pages is rendered, when one of its
 * widgets creates elements within another part's page, and when one of its timers fires.
 */
export function createMarks() {
  let current = ''

  function enter(version: PartVersion): void {
    const name = `${version.part}@${version.version}`
    if (name === current) return
    current = name
    mark(version)
  }

  const entering =
    (version: PartVersion, run: Callable): Callable =>
    (...args) => {
      enter(version)
      return run(...args)
    }

  return {
    enter,
    /** The modules for one part's bundle. The shell contains libraries that every part calls: only remotes are marked. */
    provide(version: PartVersion, modules: Record<string, unknown>): Record<string, unknown> {
      const runtime = modules[JSX_RUNTIME] as typeof JsxRuntime | undefined
      if (version.part === 'shell' || !runtime) return modules
      const jsx = entering(version, runtime.jsx as Callable)
      const jsxs = entering(version, runtime.jsxs as Callable)
      return { ...modules, [JSX_RUNTIME]: { ...runtime, jsx, jsxs } }
    },
    /** Timer functions for one part's bundle that mark their callbacks. */
    timers(version: PartVersion): Record<string, unknown> {
      const wrap =
        (start: Callable): Callable =>
        (callback, ...rest) =>
          start(typeof callback === 'function' ? entering(version, callback as Callable) : callback, ...rest)
      return Object.fromEntries(timerNames.map((name) => [name, wrap(globalThis[name] as Callable)]))
    },
  }
}
