import type { Api } from '@shop/shared-api'
import { Alert, Skeleton, TextLink } from '@shop/shared-ui'
import { useCallback, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { MembersPage } from '../../features/page/members-page'
import { RosterManager } from '../../features/roster/roster-manager'
import { useApiQuery } from '../../use-api-query'

/** How often the coach's page refetches the entries, in milliseconds. */
const REFETCH_INTERVAL_MS = 5_000

/** One roster with live updates. */
export function RosterPage() {
  const { id = '' } = useParams()
  return (
    <MembersPage title="Team roster" lead="See who has entered, which sizes they need, and order for the whole team.">
      <LiveRoster id={id} key={id} />
    </MembersPage>
  )
}

function LiveRoster({ id }: { id: string }) {
  const askRoster = useCallback(
    async (api: Api, signal: AbortSignal) =>
      (await api.request('GET /rosters/:id', { params: { id }, signal, silent: true })).data,
    [id],
  )
  const { data: roster, error, reset, setData } = useApiQuery(askRoster)
  const productId = roster?.product.id
  const askProduct = useCallback(
    async (api: Api, signal: AbortSignal) =>
      (await api.request('GET /get-product/:id', { params: { id: productId! }, signal, silent: true })).data,
    [productId],
  )
  const { data: product, error: unanswered } = useApiQuery(productId === undefined ? undefined : askProduct)

  useEffect(() => {
    const timer = setInterval(() => document.hidden || reset(), REFETCH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [reset])

  const trouble = roster ? unanswered : error
  if (trouble && !product) {
    return (
      <Alert tone="error" announce="polite">
        {trouble.message} <TextLink to="/wholesaler/rosters">View all rosters</TextLink>
      </Alert>
    )
  }
  if (!roster || !product) return <Skeleton $height="20rem" />
  return <RosterManager roster={roster} product={product} onChange={setData} />
}
