import '@shop/account-contract'
import type { ApiError, WholesaleApplication } from '@shop/shared-api'
import { bus, useEvent } from '@shop/shared-events'
import { useQuery } from '@shop/shared-forms'
import { useEffect } from 'react'
import { useApi } from '../api-context'

/**
 * Queries the signed-in wholesaler's application; nothing for other users. Staff may have decided since the session
 * started: the change is then published, so that all remotes and tabs show the current prices.
 */
export function useWholesaleApplication(): {
  application: WholesaleApplication | undefined
  error: ApiError | undefined
} {
  const user = useEvent('session/changed')?.user
  const isWholesaler = user?.role === 'wholeseller'
  const { data, error, isFetching } = useQuery(useApi(), isWholesaler && ['GET /wholesale-application'])
  const application = data?.data
  useEffect(() => {
    const now = bus.last('session/changed')?.user
    if (!application || isFetching || !now) return
    const isVerified = application.status === 'approved'
    if (now.isVerified !== isVerified) bus.publish('session/changed', { user: { ...now, isVerified } })
  }, [application, isFetching])
  return { application, error }
}
