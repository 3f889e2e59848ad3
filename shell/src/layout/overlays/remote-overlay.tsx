import '@shop/account-contract'
import '@shop/cart-checkout-contract'
import '@shop/catalogue-contract'
import { RemoteWidget } from '@shop/shared-ui'
import { ProgressLine } from '../route-progress'
import { OverlayFailure } from './overlay-failure'
import type { OverlayName } from './overlays-context'

/** The overlays that other parts provide. */
export type RemoteOverlayName = Exclude<OverlayName, 'menu'>

/** The widget of each overlay, and its title for the error message. */
export const remoteOverlays = {
  search: { owner: 'catalogue', widget: 'search-drawer', title: 'Search' },
  cart: { owner: 'cart-checkout', widget: 'cart-drawer', title: 'The cart summary' },
  settings: { owner: 'account', widget: 'settings-sheet', title: 'The account menu' },
} as const satisfies Record<RemoteOverlayName, { owner: string; widget: string; title: string }>

interface RemoteOverlayProps {
  name: RemoteOverlayName
  open: boolean
  /** What the search starts with. */
  query?: string
  onClose(): void
  /** The widget can't be shown; the next opening must retry. */
  onFailure(name: RemoteOverlayName): void
}

/** A drawer or sheet of another part. On failure it shows an error message, and the page is unaffected. */
export function RemoteOverlay({ name, open, query, onClose, onFailure }: RemoteOverlayProps) {
  const { title } = remoteOverlays[name]
  const given = {
    props: { open, onClose },
    fallback: <ProgressLine role="progressbar" aria-label={`Opening: ${title}`} />,
    unavailable: <OverlayFailure title={title} onShown={() => onFailure(name)} />,
  }
  switch (name) {
    case 'search':
      return <RemoteWidget owner="catalogue" name="search-drawer" {...given} props={{ open, onClose, query }} />
    case 'cart':
      return <RemoteWidget owner="cart-checkout" name="cart-drawer" {...given} />
    case 'settings':
      return <RemoteWidget owner="account" name="settings-sheet" {...given} />
  }
}
