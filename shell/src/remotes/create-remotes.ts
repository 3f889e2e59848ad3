import type { BrowserRelease, ReleaseSet } from '@shop/shared-api/contract'
import type { WidgetModule } from '@shop/shared-ui'
import type { RouteObject } from 'react-router-dom'
import { loadRemoteModule, type RemoteModule } from './remote-modules'
import { reportFailure } from './report-failure'

/** Loads remotes of the page's release set and recovers to the last-known-good version of one that fails. */
export interface Remotes {
  /** Routes of the version in use. Rejects when neither version loads. */
  routes(part: string): Promise<RouteObject[]>
  widget(part: string, name: string): Promise<WidgetModule>
  /** The version in use; empty for a part that is not live. */
  version(part: string): string
  /**
   * Tells that the version in use broke after it had loaded (a chunk is missing, a component threw).
   * Answers the routes of the last-known-good version; rejects when there is none left.
   */
  recover(part: string, cause: unknown): Promise<RouteObject[]>
}

interface PartState {
  release: BrowserRelease
  lastKnownGood: BrowserRelease | null
}

export function createRemotes(set: ReleaseSet): Remotes {
  const states = new Map<string, PartState>(
    Object.entries(set.parts).map(([name, part]) => [name, { release: part, lastKnownGood: part.lastKnownGood }]),
  )

  async function load<T>(part: string, module: RemoteModule): Promise<T> {
    const state = states.get(part)
    if (!state) throw new Error(`No release of ${part} is live.`)
    const { release } = state
    try {
      return await loadRemoteModule<T>(part, release, module)
    } catch (cause) {
      switchVersion(part, release, cause)
      if (state.release === release) throw cause
      return load<T>(part, module)
    }
  }

  function switchVersion(part: string, broken: BrowserRelease, cause: unknown): void {
    const state = states.get(part)
    if (!state || state.release !== broken) return
    reportFailure({ part, version: broken.version, to: state.lastKnownGood?.version ?? null, cause })
    if (state.lastKnownGood)
      states.set(part, Object.assign(state, { release: state.lastKnownGood, lastKnownGood: null }))
  }

  const loadRoutes = (part: string) => load<{ routes: RouteObject[] }>(part, 'routes').then((module) => module.routes)

  return {
    routes: loadRoutes,
    widget: (part, name) => load(part, `widgets/${name}`),
    version: (part) => states.get(part)?.release.version ?? '',
    async recover(part, cause) {
      const state = states.get(part)
      if (!state) throw cause
      const broken = state.release
      switchVersion(part, broken, cause)
      if (state.release === broken) throw cause
      return loadRoutes(part)
    },
  }
}
