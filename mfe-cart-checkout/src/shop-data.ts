import type { Api, GeneralSetting, Slab } from '@shop/shared-api'
import { useRouteLoaderData } from 'react-router-dom'
import { useApiQuery } from './use-api-query'

/** The shop's settings, from the shell's layout loader or else from the API; undefined until loaded. */
export function useShopSettings(): GeneralSetting | undefined {
  const loaded = useFrame()?.settings ?? undefined
  const { data } = useApiQuery(loaded ? undefined : fetchSettings)
  return loaded ?? data
}

/** The tiers of the wholesale program, from the same source. */
export function useSlabs(): Slab[] | undefined {
  const loaded = useFrame()?.slabs ?? undefined
  const { data } = useApiQuery(loaded ? undefined : fetchSlabs)
  return loaded ?? data
}

const useFrame = () => useRouteLoaderData<{ settings: GeneralSetting | null; slabs: Slab[] | null }>('shell/frame')

const fetchSettings = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /general-setting', { signal, silent: true })).data

const fetchSlabs = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /get-slabs', { signal, silent: true })).data
