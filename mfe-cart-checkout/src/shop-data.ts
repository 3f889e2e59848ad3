import type { GeneralSetting, Slab } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { useRouteLoaderData } from 'react-router-dom'
import { useApi } from './cart/cart-context'

/** The shop's settings, from the shell's layout loader or else from the API; undefined until loaded. */
export function useShopSettings(): GeneralSetting | undefined {
  const loaded = useFrame()?.settings ?? undefined
  const { data } = useQuery(useApi(), !loaded && ['GET /general-setting'])
  return loaded ?? data?.data
}

/** The tiers of the wholesale program, from the same source. */
export function useSlabs(): Slab[] | undefined {
  const loaded = useFrame()?.slabs ?? undefined
  const { data } = useQuery(useApi(), !loaded && ['GET /get-slabs'])
  return loaded ?? data?.data
}

const useFrame = () => useRouteLoaderData<{ settings: GeneralSetting | null; slabs: Slab[] | null }>('shell/frame')
