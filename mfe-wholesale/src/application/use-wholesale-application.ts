import type { Api, WholesaleApplication } from '@shop/shared-api'
import { bus, useEvent } from '@shop/shared-events'
import type { QueryResult } from '@shop/shared-forms'
import { useEffect } from 'react'
import { useApiQuery } from '../use-api-query'

const fetchApplication = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /wholesale-application', { signal, silent: true })).data

/**
 * Queries the signed-in wholesaler's application; nothing for other users. Staff may have decided since the session
 * started: the change is then published, so that all remotes and tabs show the current prices.
 */
export function useWholesaleApplication(): QueryResult<WholesaleApplication> {
  const user = useEvent('session/changed')?.user
  const isWholesaler = user?.role === 'wholeseller'
  const query = useApiQuery(isWholesaler ? fetchApplication : undefined)
  const { data } = query
  useEffect(() => {
    const now = bus.last('session/changed')?.user
    if (!data || !now) return
    const isVerified = data.status === 'approved'
    if (now.isVerified !== isVerified) bus.publish('session/changed', { user: { ...now, isVerified } })
  }, [data])
  return query
}
