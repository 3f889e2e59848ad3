import type { WidgetModule } from '@shop/shared-ui'
import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'

/** Options of `connect`, all optional. */
export interface ConnectOptions {
  /** Path at which the host passes calls on to the shop's API, on its own origin; default `/api`. */
  apiBase?: string
  /** Called with every event that a part has published or publishes, such as `session/changed`. */
  onEvent?(name: string, payload: unknown): void
  /** Loads a widget of another part; without it, pages that use one show that this section is unavailable. */
  loadWidget?(owner: string, name: string): Promise<WidgetModule>
}

/** A part in a page of another host. */
export interface Connected {
  /** The part's routes below one without a path, which renders them in `Frame`. */
  routes: RouteObject[]
  /** Styles, dialogs and toasts for what it contains, such as a widget. */
  Frame: ComponentType<{ children: ReactNode }>
}
