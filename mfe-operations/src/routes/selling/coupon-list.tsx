import { EmptyState } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { useLines } from '../../client/use-lines'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { changesColumn } from '../../table/changes-column'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { ListActions } from '../../table/list-actions'
import { changeCoupon, createCoupon, endCoupon, isOver, type Coupon } from './coupon-actions'

const statusOf = (coupon: Coupon) => {
  const now = new Date()
  if (isOver(coupon, now)) return 'ended'
  if (isUsedUp(coupon)) return 'used_up'
  return coupon.starts > now.toISOString().slice(0, 10) ? 'scheduled' : 'active'
}

const isUsedUp = ({ uses }: Coupon) => {
  const [done, allowed] = uses.split('/')
  return done === allowed
}

const columns: Column<Coupon>[] = [
  { id: 'code', header: 'Code', cell: ({ code }) => code },
  { id: 'status', header: 'Status', cell: (coupon) => <StatusBadge status={statusOf(coupon)} /> },
  { id: 'percent', header: 'Off', align: 'end', cell: ({ percent }) => `${percent}%` },
  { id: 'minimum', header: 'Minimum', align: 'end', wide: true, cell: ({ min_subtotal }) => `$${min_subtotal}` },
  { id: 'uses', header: 'Uses', align: 'end', wide: true, cell: ({ uses }) => uses },
  { id: 'email', header: 'Only for', wide: true, cell: ({ email }) => email },
  { id: 'starts', header: 'Starts', wide: true, cell: ({ starts }) => starts },
  { id: 'ends', header: 'Ends', wide: true, cell: ({ ends }) => ends },
]

/** Coupons, the newest first. */
export function CouponList() {
  const list = useLines<Coupon>('coupons.list', {})
  const may = useMay()
  const changes = changesColumn<Coupon>((coupon) => (
    <>
      <ActionButton label="Change" variant="quiet" action={changeCoupon(coupon)} onDone={list.refetch} />
      {!isOver(coupon, new Date()) && (
        <ActionButton label="End" variant="quiet" action={endCoupon(coupon)} onDone={list.refetch} />
      )}
    </>
  ))
  return (
    <>
      {may('coupons.create') && (
        <ListActions>
          <ActionButton variant="action" action={createCoupon} onDone={list.refetch} />
        </ListActions>
      )}
      <LineList
        caption="Coupons, the newest first"
        columns={may('coupons.change') ? [...columns, changes] : columns}
        list={list}
        empty={<EmptyState icon="star" title="No coupons" />}
      />
    </>
  )
}
