import type { GeneralSetting } from '@shop/shared-api'
import { useRouteLoaderData } from 'react-router-dom'

/** The shop's settings, which the shell has loaded for its frame; null where they could not be had, or without a shell. */
export function useShopSettings(): GeneralSetting | null {
  const frame = useRouteLoaderData('shell/frame') as { settings: GeneralSetting | null } | undefined
  return frame?.settings ?? null
}
