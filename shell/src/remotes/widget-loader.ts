import type { RemoteLoader } from '@shop/shared-ui'
import type { Remotes } from './create-remotes'

/**
 * The browser's loader for RemoteWidget. A failed load is evicted, so that a retry loads again; a widget that throws
 * makes its part fall back to the last known good version.
 */
export function widgetLoader(remotes: Remotes): RemoteLoader {
  const versions = new Map<string, string>()
  return {
    async load(owner, name) {
      const { version, value } = await remotes.widget(owner, name)
      versions.set(`${owner}/${name}`, version)
      return value
    },
    peek: () => undefined,
    report({ owner, name, phase, error }) {
      // A failed load was reported when it failed; an error while rendering is only known to the widget's boundary.
      const version = versions.get(`${owner}/${name}`)
      if (phase === 'load' || version === undefined) return false
      return remotes.leave(owner, version, withName(error, name), 'render')
    },
  }
}

/** Preserves the error's name, which identifies API errors. */
function withName(error: unknown, widget: string): unknown {
  if (!(error instanceof Error)) return `${widget}: ${String(error)}`
  return Object.assign(new Error(`${widget}: ${error.message}`, { cause: error }), { name: error.name })
}
