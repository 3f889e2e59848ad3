import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { RemoteLoaderContext, type RemoteLoader } from '@shop/shared-ui'
import { name, routes, widgets } from 'open-part'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { publishSession } from '../standalone/session'
import type { Connected, ConnectOptions } from './connection'
import { FrameBox, FrameStyles } from './frame-styles'
import { PageOverlays } from './page-overlays'

/** Connects the part to the page, and the page to the session if no other part has done so. */
export function connectPart({ onEvent, loadWidget }: Omit<ConnectOptions, 'apiBase'>): Connected {
  if (onEvent) bus.records.subscribe((event) => onEvent(event.name, event.payload))
  // Where the host goes after a logout is its own decision.
  if (!bus.last('session/changed')) publishSession(() => undefined)
  const loader = widgetLoader(loadWidget)

  function Frame({ children }: { children: ReactNode }) {
    return (
      <RemoteLoaderContext.Provider value={loader}>
        <FrameStyles />
        <FrameBox>{children}</FrameBox>
        <PageOverlays />
      </RemoteLoaderContext.Provider>
    )
  }

  const element = (
    <Frame>
      <Outlet />
    </Frame>
  )
  return { Frame, routes: [{ id: `${name}/frame`, element, children: routes }] }
}

function widgetLoader(loadWidget: ConnectOptions['loadWidget']): RemoteLoader {
  return {
    peek: () => undefined,
    async load(owner, widget) {
      const own = owner === name ? widgets[widget] : undefined
      if (own) return own()
      if (loadWidget) return loadWidget(owner, widget)
      throw new Error(`connect() got no loadWidget, so ${owner}/${widget} can't be loaded.`)
    },
  }
}
