import { EmptyState, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import type { ActionField } from '../../action/action-field'
import { useAllLines } from '../../client/use-all-lines'
import { useMay } from '../../session/session-context'
import { changesColumn } from '../../table/changes-column'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { ListActions } from '../../table/list-actions'

interface Tier {
  id: number
  from: string
  /** `and more` for the top tier. */
  to: string
  percent: number
}

const isTop = ({ to }: Tier) => !/^\d/.test(to)
const rangeOf = (tier: Tier) => (isTop(tier) ? `$${tier.from} and more` : `$${tier.from} to $${tier.to}`)

const fields: ActionField[] = [
  { name: 'from', label: 'From a subtotal of', kind: 'amount', required: true },
  { name: 'to', label: 'Up to and including', kind: 'amount', empty: null, hint: 'Empty for the top tier' },
  { name: 'percent', label: 'Percent off', kind: 'number', required: true },
]

const add: Action = {
  label: 'Add tier',
  title: 'Add a tier',
  explanation: 'One subtotal has one discount only: the next tier starts one cent above the one before.',
  operation: 'tiers.add',
  fields,
}

const change = (tier: Tier): Action => ({
  label: 'Save',
  title: `Change the tier ${rangeOf(tier)}`,
  operation: 'tiers.change',
  input: { id: tier.id },
  onlyChanges: true,
  initial: { from: tier.from, to: isTop(tier) ? '' : tier.to, percent: String(tier.percent) },
  fields,
})

const remove = (tier: Tier): Action => ({
  label: 'Remove tier',
  title: `Remove the tier ${rangeOf(tier)}?`,
  explanation: 'Wholesalers with such a subtotal get no discount from now on.',
  operation: 'tiers.remove',
  input: { id: tier.id },
})

const columns: Column<Tier>[] = [
  { id: 'range', header: 'Subtotal', cell: rangeOf },
  { id: 'percent', header: 'Off', align: 'end', cell: ({ percent }) => `${percent}%` },
]

/** Discounts of wholesalers by subtotal, the lowest first. */
export function TierList() {
  const list = useAllLines<Tier>('tiers.list')
  const may = useMay()
  const changes = changesColumn<Tier>((tier) => (
    <>
      <ActionButton label="Change" variant="quiet" action={change(tier)} onDone={list.refetch} />
      <ActionButton label="Remove" variant="quiet" action={remove(tier)} onDone={list.refetch} />
    </>
  ))
  return (
    <>
      <ListActions>
        <Text>Approved wholesalers get these discounts in the cart, in place of coupons.</Text>
        {may('tiers.add') && <ActionButton variant="action" action={add} onDone={list.refetch} />}
      </ListActions>
      <LineList
        caption="Wholesale tiers, the lowest first"
        columns={may('tiers.change') ? [...columns, changes] : columns}
        list={list}
        empty={<EmptyState icon="star" title="No tiers" />}
      />
    </>
  )
}
