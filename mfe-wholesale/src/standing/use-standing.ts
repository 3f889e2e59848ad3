import type { Api, WholesaleApplication } from '@shop/shared-api'
import { bus, useEvent } from '@shop/shared-events'
import type { Asked } from '@shop/shared-forms'
import { useEffect } from 'react'
import { useAnswer } from '../use-answer'

const ask = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /wholesale-application', { signal, silent: true })).data

/**
 * How the signed-in wholeseller's application stands, asked anew by each page that shows it; nothing for anybody
 * else. Staff may have decided since the session began: then all parts and tabs are told, so that nobody goes on
 * seeing terms that they no longer have, or missing those that they have now.
 */
export function useStanding(): Asked<WholesaleApplication> {
  const user = useEvent('session/changed')?.user
  const isWholeseller = user?.role === 'wholeseller'
  const asked = useAnswer(isWholeseller ? ask : undefined)
  const { answer } = asked
  useEffect(() => {
    const now = bus.last('session/changed')?.user
    if (!answer || !now) return
    const isVerified = answer.status === 'approved'
    if (now.isVerified !== isVerified) bus.publish('session/changed', { user: { ...now, isVerified } })
  }, [answer])
  return asked
}
