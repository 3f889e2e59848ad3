import { useEffect, useState, type ComponentType } from 'react'
import { OverlayFailure } from '../overlays/overlay-failure'
import type { MobileMenuProps } from './mobile-menu'

const loadMobileMenu = () => import(/* webpackChunkName: "mobile-menu" */ './mobile-menu')

/** Fetches the menu's code ahead of its opening. */
export function prefetchMobileMenu(): void {
  loadMobileMenu().catch(() => undefined)
}

/** The mobile menu, whose code loads on the first opening; a failure shows a toast and calls `onFailure`. */
export function MobileMenuOverlay({ onFailure, ...menu }: MobileMenuProps & { onFailure: () => void }) {
  /** Null when it can't be loaded. */
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>()

  useEffect(() => {
    loadMobileMenu().then(
      ({ MobileMenu }) => setMenu(() => MobileMenu),
      () => setMenu(null),
    )
  }, [])

  if (Menu === null) return <OverlayFailure title="The menu" onShown={onFailure} />
  return Menu && <Menu {...menu} />
}
