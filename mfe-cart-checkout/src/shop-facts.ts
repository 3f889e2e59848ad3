import type { Api, GeneralSetting, Slab } from '@shop/shared-api'
import { useRouteLoaderData } from 'react-router-dom'
import { useAnswer } from './use-answer'

/** The shop's settings, which the shell has loaded for its frame; asked for where it could not, undefined until they are here. */
export function useShopSettings(): GeneralSetting | undefined {
  const known = useFrame()?.settings ?? undefined
  const { answer } = useAnswer(known ? undefined : askSettings)
  return known ?? answer
}

/** The tiers of the wholesale program, from the same place. */
export function useSlabs(): Slab[] | undefined {
  const known = useFrame()?.slabs ?? undefined
  const { answer } = useAnswer(known ? undefined : askSlabs)
  return known ?? answer
}

const useFrame = () => useRouteLoaderData<{ settings: GeneralSetting | null; slabs: Slab[] | null }>('shell/frame')

const askSettings = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /general-setting', { signal, silent: true })).data

const askSlabs = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /get-slabs', { signal, silent: true })).data
