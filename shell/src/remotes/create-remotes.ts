import type { BrowserRelease, FailureKind, ReleaseSet } from '@shop/shared-api/contract'
import type { WidgetModule } from '@shop/shared-ui'
import type { RouteObject } from 'react-router-dom'
import { markFallback } from './fallback-versions'
import { loadRemoteModule, type RemoteModule } from './remote-modules'
import { reportFailure } from './report-failure'
import { watchedComponent, watchedRoutes } from './watched-code'

/** A loaded value with its version, so that a later fault is attributed correctly. */
export interface Loaded<T> {
  version: string
  value: T
}

/** Loads remotes of the page's release set and falls back to the last known good version of one that fails. */
export interface Remotes {
  /** Routes of the version in use. Rejects when neither version loads. */
  routes(part: string): Promise<Loaded<RouteObject[]>>
  widget(part: string, name: string): Promise<Loaded<WidgetModule>>
  /**
   * Reports that a version failed after loading (a chunk is missing, a component threw). Returns whether another
   * version is in use now, for any reason.
   */
  leave(part: string, version: string, cause: unknown, kind: FailureKind): boolean
}

interface PartState {
  release: BrowserRelease
  lastKnownGood: BrowserRelease | null
}

/** The remotes of one page; `loadModule` fetches a module of one version. */
export function createRemotes(set: ReleaseSet, loadModule: typeof loadRemoteModule = loadRemoteModule): Remotes {
  const states = new Map<string, PartState>(
    Object.entries(set.parts).map(([name, part]) => [name, { release: part, lastKnownGood: part.lastKnownGood }]),
  )

  async function load<T>(part: string, module: RemoteModule): Promise<Loaded<T>> {
    const release = states.get(part)?.release
    if (!release) throw new Error(`No release of ${part} is live.`)
    try {
      return { version: release.version, value: await loadModule<T>(part, release, module) }
    } catch (cause) {
      if (!leave(part, release.version, cause, 'load')) throw cause
      return load<T>(part, module)
    }
  }

  function leave(part: string, version: string, cause: unknown, kind: FailureKind): boolean {
    const state = states.get(part)
    if (!state) return false
    if (state.release.version !== version) return true
    // Without a connection no version loads, and none is to blame.
    if (!navigator.onLine) return false
    const { lastKnownGood: next } = state
    reportFailure({ part, version, to: next?.version ?? null, cause, kind })
    if (!next) return false
    markFallback(part, next.version)
    states.set(part, { release: next, lastKnownGood: null })
    return true
  }

  return {
    async routes(part) {
      const { version, value } = await load<{ routes: RouteObject[] }>(part, 'routes')
      return { version, value: watchedRoutes({ part, version }, value.routes) }
    },
    async widget(part, name) {
      const { version, value } = await load<WidgetModule>(part, `widgets/${name}`)
      return { version, value: { ...value, Widget: watchedComponent({ part, version }, value.Widget) } }
    },
    leave,
  }
}
