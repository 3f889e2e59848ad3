import type { Roster } from '@shop/shared-api'
import { Alert, Checkbox, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { useApi } from '../../api-context'
import type { OrderLine } from '../../buying/order-line'
import { OrderTotal } from '../../buying/order-total'
import { formatLocalTime } from './format-local-time'

/** The team order; one that was ordered already is ordered again only if the coach says so. */
export function RosterOrder({ roster, lines }: { roster: Roster; lines: readonly OrderLine[] }) {
  const api = useApi()
  const [again, setAgain] = useState(false)
  const { id, ordered } = roster
  const markInCart = async () => {
    await api.request('POST /rosters/:id/in-cart', { params: { id }, body: { again } })
  }
  return (
    <>
      {ordered && (
        <Alert tone="info" title={`Ordered on ${formatLocalTime(ordered.at)}`}>
          <Text>Order {ordered.order_number} has the names and numbers of this roster.</Text>
          <Checkbox label="Order it again" checked={again} onChange={({ target }) => setAgain(target.checked)} />
        </Alert>
      )}
      {(!ordered || again) && <OrderTotal lines={lines} about={roster.title} onAdd={markInCart} />}
    </>
  )
}
