import { createContext } from 'react'
import type { ComponentType } from 'react'

/** What a widget's file exports. */
export interface WidgetModule {
  Widget: ComponentType<Record<string, unknown>>
}

/** One failure of a widget, for the releases' health. */
export interface WidgetFailure {
  owner: string
  name: string
  /** Whether its code did not come or its component threw. */
  phase: 'load' | 'render'
  error: unknown
}

/** How widgets come to the page; given by the shell, its server, or a part's standalone frame. Keep its identity: loads are remembered by it. */
export interface RemoteLoader {
  /** Fetches a widget's module; called again after a rejection only when the visitor retries or another place asks. */
  load(owner: string, name: string): Promise<WidgetModule>
  /** The module if it is at hand now: always on the server, in the browser once loaded. */
  peek(owner: string, name: string): WidgetModule | undefined
  /** Hears of each failure; answers true when another version took the broken one's place, to be tried at once. */
  report?(failure: WidgetFailure): boolean | void
}

/** Carries the page's RemoteLoader; without one every RemoteWidget shows itself unavailable. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null)
