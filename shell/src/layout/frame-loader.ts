import { apiFrom } from '@shop/shared-api'
import type { GeneralSetting, MenuItem, Slab } from '@shop/shared-api/contract'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** The route whose loader this is: the parent of all others. */
export const frameRouteId = 'shell/frame'

/** Data of the layout around every page; null where its call failed. */
export interface FrameData {
  settings: GeneralSetting | null
  menu: MenuItem[] | null
  /** Discount tiers of the wholesale program; other parts read them by the id of this route, `shell/frame`. */
  slabs: Slab[] | null
}

/** How long a page waits for layout data, in ms; the browser fetches the rest later. */
export const FRAME_TIMEOUT_MS = 4_000

/** Loads the frame's data. Never rejects nor hangs: a frame without settings or menu still carries its page. */
export async function frameLoader({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<FrameData> {
  const api = apiFrom(context)
  const brief = { timeoutMs: FRAME_TIMEOUT_MS }
  const [settings, menu, slabs] = await Promise.all([
    api.request('GET /general-setting', brief).then(({ data }) => data, withoutIt),
    api.request('GET /menu', brief).then(({ data }) => data, withoutIt),
    api.request('GET /get-slabs', brief).then(({ data }) => data, withoutIt),
  ])
  return { settings, menu, slabs }
}

const withoutIt = () => null
