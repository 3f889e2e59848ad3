import { startTransition, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { toast } from '../feedback/toast-store'
import type { OverlaySurfaceProps } from './surface-props'

interface SurfaceModule {
  OverlaySurface: ComponentType<OverlaySurfaceProps>
}

let loaded: SurfaceModule | undefined

async function loadSurface(): Promise<SurfaceModule> {
  loaded = await import(/* webpackChunkName: "ui-overlay" */ './overlay-surface')
  return loaded
}

/** Fetches the overlay's code now, quietly: for a pointer that nears something which opens one. */
export function prefetchOverlay() {
  void loadSurface().catch(() => undefined)
}

/** Fetches it on the visitor's first press or key, so that a later error has its dialog even offline, and a visit that only looks never loads it; returns the way to stop waiting. */
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

/** The surface once it is wanted and here; nothing on the server and on the hydration render. When its code cannot come, says so and gives up the opening. */
export function useSurface(wanted: boolean, giveUp: () => void): SurfaceModule | undefined {
  const [surface, setSurface] = useState<SurfaceModule>()
  useEffect(() => {
    if (!wanted || surface) return undefined
    let current = true
    // In slices when its code had to come first: the page goes on answering while a dialog that came by itself is put together.
    const show = loaded ? setSurface : (found: SurfaceModule) => startTransition(() => setSurface(found))
    void (loaded ? Promise.resolve(loaded) : loadSurface()).then(
      (found) => current && show(found),
      () => {
        if (!current) return
        toast('This could not be opened. Check your connection and try again.', { type: 'error' })
        giveUp()
      },
    )
    return () => {
      current = false
    }
  }, [wanted, surface, giveUp])
  return surface
}
