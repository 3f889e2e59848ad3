import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { GeneralSetting, MenuItem } from '@shop/shared-api/contract'
import type { FrameData } from './frame-loader'

/** The layout's data: undefined while loading, null after a failure. */
export interface Frame {
  settings: GeneralSetting | null | undefined
  menu: MenuItem[] | null | undefined
}

/** Data that the browser fetched after the loader had failed; see `LayoutDataRetry`. */
export const RefetchedFrameContext = createContext<Frame>({ settings: undefined, menu: undefined })

/** Settings and menu, as rendered by the server or fetched later. */
export function useFrame(): Frame {
  const loaded = useLoadedFrame()
  const late = use(RefetchedFrameContext)
  return { settings: loaded?.settings ?? late.settings, menu: loaded?.menu ?? late.menu }
}

/** What the frame's loader answered; undefined while it runs. */
export function useLoadedFrame(): FrameData | undefined {
  return useRouteLoaderData<FrameData>('shell/frame')
}
