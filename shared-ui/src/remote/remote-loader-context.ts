import { createContext } from 'react'
import type { ComponentType } from 'react'

/** The exports of a widget's file. */
export interface WidgetModule {
  Widget: ComponentType<Record<string, unknown>>
}

/** One widget failure, for release health. */
export interface WidgetFailure {
  owner: string
  name: string
  /** Whether its code failed to load or its component threw. */
  phase: 'load' | 'render'
  error: unknown
}

/**
 * Loads widgets; provided by the shell, its server, or a part's standalone layout. Must be a stable reference, since
 * loads are cached by it.
 */
export interface RemoteLoader {
  /** Fetches a widget's module; called again after a rejection when the visitor retries or another instance mounts. */
  load(owner: string, name: string): Promise<WidgetModule>
  /** The module if it is loaded: always on the server, in the browser after its first load. */
  peek(owner: string, name: string): WidgetModule | undefined
  /** Called for each failure; returns true when another version replaced the broken one, to be tried at once. */
  report?(failure: WidgetFailure): boolean | void
}

/** Provides the page's RemoteLoader; without one every RemoteWidget shows its error state. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null)
