import { RemoteWidget, toast } from '@shop/shared-ui'
import { useEffect } from 'react'
import { ProgressLine } from '../route-progress'
import type { OverlayName } from './overlays-context'

/** The overlays that other parts provide. */
export type RemoteOverlayName = Exclude<OverlayName, 'menu'>

/** Which part's widget stands behind each overlay, and what to call it when it can't be had. */
export const remoteOverlays = {
  search: { owner: 'catalogue', widget: 'search-drawer', title: 'Search' },
  cart: { owner: 'cart-checkout', widget: 'cart-drawer', title: 'The cart summary' },
  settings: { owner: 'account', widget: 'settings-sheet', title: 'The account menu' },
} as const satisfies Record<RemoteOverlayName, { owner: string; widget: string; title: string }>

interface RemoteOverlayProps {
  name: RemoteOverlayName
  open: boolean
  onClose(): void
  /** The widget can't be shown; the next opening should try anew. */
  onFailure(name: RemoteOverlayName): void
}

/** A drawer or sheet that another part provides. When it fails, the visitor is told and the page stays as it was. */
export function RemoteOverlay({ name, open, onClose, onFailure }: RemoteOverlayProps) {
  const { title } = remoteOverlays[name]
  const given = {
    props: { open, onClose },
    fallback: <ProgressLine role="progressbar" aria-label={`Opening: ${title}`} />,
    unavailable: <Failure title={title} onShown={() => onFailure(name)} />,
  }
  switch (name) {
    case 'search':
      return <RemoteWidget owner="catalogue" name="search-drawer" {...given} />
    case 'cart':
      return <RemoteWidget owner="cart-checkout" name="cart-drawer" {...given} />
    case 'settings':
      return <RemoteWidget owner="account" name="settings-sheet" {...given} />
  }
}

/** Tells the visitor, then is taken away by `onShown`. */
function Failure({ title, onShown }: { title: string; onShown(): void }) {
  useEffect(() => {
    toast(`${title} is unavailable right now. Please try again.`, { type: 'error' })
    onShown()
  }, [title, onShown])
  return null
}
