import type { Api } from '@shop/shared-api'
import { Alert, Skeleton, TextLink } from '@shop/shared-ui'
import { useCallback, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { MembersPage } from '../../features/page/members-page'
import { CoachDesk } from '../../features/roster/coach-desk'
import { useAnswer } from '../../use-answer'

/** How often the coach's page looks who has come in. */
const lookMs = 5_000

/** One roster, live. */
export function RosterPage() {
  const { id = '' } = useParams()
  return (
    <MembersPage title="Team roster" lead="Who is in, which sizes, and the order for all of them.">
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
  const { answer: roster, failure, askAgain, replace } = useAnswer(askRoster)
  const productId = roster?.product.id
  const askProduct = useCallback(
    async (api: Api, signal: AbortSignal) =>
      (await api.request('GET /get-product/:id', { params: { id: productId! }, signal, silent: true })).data,
    [productId],
  )
  const { answer: product, failure: unanswered } = useAnswer(productId === undefined ? undefined : askProduct)

  useEffect(() => {
    const timer = setInterval(() => document.hidden || askAgain(), lookMs)
    return () => clearInterval(timer)
  }, [askAgain])

  const trouble = roster ? unanswered : failure
  if (trouble && !product) {
    return (
      <Alert tone="error" announce="polite">
        {trouble.message} <TextLink to="/wholesaler/rosters">Your rosters</TextLink>
      </Alert>
    )
  }
  if (!roster || !product) return <Skeleton $height="20rem" />
  return <CoachDesk roster={roster} product={product} onChange={replace} />
}
