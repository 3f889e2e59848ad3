import type { GeneralSetting } from '@shop/shared-api'
import { useRouteLoaderData } from 'react-router-dom'

/** The shop's settings as loaded by the shell; null if they failed to load or without a shell. */
export function useShopSettings(): GeneralSetting | null {
  const frame = useRouteLoaderData('shell/frame') as { settings: GeneralSetting | null } | undefined
  return frame?.settings ?? null
}
