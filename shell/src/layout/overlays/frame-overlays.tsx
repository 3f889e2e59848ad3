import { prefetchOverlay, RemoteLoaderContext } from '@shop/shared-ui'
import { use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { MobileMenuOverlay, prefetchMobileMenu } from '../mobile/mobile-menu-overlay'
import { OverlaysContext, type OverlayName } from './overlays-context'
import { RemoteOverlay, remoteOverlays } from './remote-overlay'
import { whenIdle } from './when-idle'

const nothing: ReadonlySet<OverlayName> = new Set()

/** Holds which overlay is open, and the overlays; each is fetched when it is first opened. */
export function FrameOverlays({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OverlayName | null>(null)
  const [wanted, setWanted] = useState(nothing)
  const [query, setQuery] = useState<string>()
  const loader = use(RemoteLoaderContext)

  const show = useCallback((name: OverlayName, typed?: string) => {
    setOpen(name)
    setQuery(typed)
    setWanted((before) => new Set(before).add(name))
  }, [])
  const close = useCallback(() => setOpen(null), [])
  const forget = useCallback((name: OverlayName) => {
    setOpen(null)
    setWanted((before) => new Set([...before].filter((current) => current !== name)))
  }, [])
  const prepare = useCallback(
    (name: OverlayName) => {
      if (name === 'menu') {
        prefetchMobileMenu()
        return prefetchOverlay()
      }
      const { owner, widget } = remoteOverlays[name]
      loader?.load(owner, widget).catch(() => undefined)
    },
    [loader],
  )

  // Running any of their code makes the parts publish the counts of cart and wishlist, which the header needs.
  useEffect(
    () =>
      whenIdle(() => {
        prepare('cart')
        prepare('search')
      }),
    [prepare],
  )

  const overlays = useMemo(() => ({ open, show, close, prepare }), [open, show, close, prepare])
  return (
    <OverlaysContext value={overlays}>
      {children}
      {wanted.has('menu') && (
        <MobileMenuOverlay open={open === 'menu'} onClose={close} onFailure={() => forget('menu')} />
      )}
      {(['search', 'cart', 'settings'] as const).map(
        (name) =>
          wanted.has(name) && (
            <RemoteOverlay
              key={name}
              name={name}
              open={open === name}
              query={query}
              onClose={close}
              onFailure={forget}
            />
          ),
      )}
    </OverlaysContext>
  )
}
