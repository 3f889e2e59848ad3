import { toast } from '@shop/shared-ui'
import { useEffect, useState, type ComponentType } from 'react'
import type { MobileMenuProps } from './mobile-menu'

const loadMobileMenu = () => import(/* webpackChunkName: "mobile-menu" */ './mobile-menu')

/** Fetches the menu's code ahead of its opening. */
export function prefetchMobileMenu(): void {
  loadMobileMenu().catch(() => undefined)
}

/** The mobile menu, whose code loads on the first opening; a failure shows a toast and calls `onFailure`. */
export function MobileMenuOverlay({ onFailure, ...menu }: MobileMenuProps & { onFailure: () => void }) {
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps>>()

  useEffect(() => {
    let isCurrent = true
    loadMobileMenu().then(
      ({ MobileMenu }) => isCurrent && setMenu(() => MobileMenu),
      () => {
        if (!isCurrent) return
        toast('The menu is unavailable right now. Please try again.', { type: 'error' })
        onFailure()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [onFailure])

  return Menu ? <Menu {...menu} /> : null
}
