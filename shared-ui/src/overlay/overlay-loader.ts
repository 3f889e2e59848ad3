import { startTransition, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { toast } from '../feedback/toast-store'
import type { Notice } from './notice-store'
import type { OverlayPanelProps } from './overlay-props'

interface OverlayModule {
  OverlayPanel: ComponentType<OverlayPanelProps>
  NoticePanel: ComponentType<Notice>
}

let loaded: OverlayModule | undefined

async function loadOverlay(): Promise<OverlayModule> {
  loaded = await import(/* webpackChunkName: "ui-overlay" */ './overlay-code')
  return loaded
}

/** Prefetches the overlay's code, ignoring errors: for hover intent. */
export function prefetchOverlay() {
  void loadOverlay().catch(() => undefined)
}

/**
 * Prefetches it on the visitor's first press or key, so that a later error can be shown even offline, and a visit
 * without interaction never loads it. Returns a function that removes the listeners.
 */
export function prefetchOverlayOnFirstInput(): () => void {
  const stop = () => {
    removeEventListener('pointerdown', begin)
    removeEventListener('keydown', begin)
  }
  function begin() {
    stop()
    prefetchOverlay()
  }
  addEventListener('pointerdown', begin, { passive: true })
  addEventListener('keydown', begin)
  return stop
}

/**
 * The overlay's module once it is open and loaded; undefined on the server and on the hydration render. When the code
 * can't be loaded, shows a toast with `failure` and calls `onLoadError`.
 */
export function useOverlayModule(
  isOpen: boolean,
  onLoadError: () => void,
  failure = "This couldn't be opened. Check your connection and try again.",
): OverlayModule | undefined {
  const [overlayModule, setOverlayModule] = useState<OverlayModule>()
  useEffect(() => {
    if (!isOpen || overlayModule) return undefined
    let current = true
    // As a transition when the code was loaded on demand: the page stays responsive while the dialog renders.
    const show = loaded ? setOverlayModule : (found: OverlayModule) => startTransition(() => setOverlayModule(found))
    void (loaded ? Promise.resolve(loaded) : loadOverlay()).then(
      (found) => current && show(found),
      () => {
        if (!current) return
        toast(failure, { type: 'error' })
        onLoadError()
      },
    )
    return () => {
      current = false
    }
  }, [isOpen, overlayModule, onLoadError, failure])
  return overlayModule
}
