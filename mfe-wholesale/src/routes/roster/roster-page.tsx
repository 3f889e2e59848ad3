import { useQuery } from '@shop/shared-forms'
import { Alert, Skeleton, TextLink } from '@shop/shared-ui'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useApi } from '../../api-context'
import { MembersPage } from '../../features/page/members-page'
import { RosterManager } from '../../features/roster/roster-manager'

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
  const api = useApi()
  const { data, error, refetch, setData } = useQuery(api, ['GET /rosters/:id', { params: { id } }])
  const roster = data?.data
  const productQuery = roster && (['GET /get-product/:id', { params: { id: roster.product.id } }] as const)
  const { data: productData, error: productError } = useQuery(api, productQuery)
  const product = productData?.data

  useEffect(() => {
    const timer = setInterval(() => document.hidden || refetch(), REFETCH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [refetch])

  const trouble = roster ? productError : error
  if (trouble && !product) {
    return (
      <Alert tone="error" announce="polite">
        {trouble.message} <TextLink to="/wholesaler/rosters">View all rosters</TextLink>
      </Alert>
    )
  }
  if (!roster || !product) return <Skeleton $height="20rem" />
  return (
    <RosterManager
      roster={roster}
      product={product}
      onChange={(next) => setData((last) => ({ data: next instanceof Function ? next(last.data) : next }))}
    />
  )
}
