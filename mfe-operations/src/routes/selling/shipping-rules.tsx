import { EmptyState, Stack } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useAllLines } from '../../client/use-all-lines'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { changesColumn } from '../../table/changes-column'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { DeliveryPrices } from './delivery-prices'

interface State {
  code: string
  name: string
  tax_percent: number
  ships: boolean
  extra_days: number
}

const change = ({ code, name, ...now }: State): Action => ({
  label: 'Save',
  title: name,
  explanation: 'Carts and new orders follow at once; orders that are placed already do not change.',
  operation: 'states.change',
  input: { code, expect: now },
  onlyChanges: true,
  initial: { tax_percent: String(now.tax_percent), ships: now.ships, extra_days: String(now.extra_days) },
  fields: [
    { name: 'tax_percent', label: 'Sales tax in percent', kind: 'percent', required: true },
    { name: 'extra_days', label: 'Extra delivery days', kind: 'number', hint: 'Business days', required: true },
    { name: 'ships', label: 'We ship to this state', kind: 'checkbox' },
  ],
})

const columns: Column<State>[] = [
  { id: 'name', header: 'State', cell: ({ name }) => name },
  { id: 'tax', header: 'Sales tax', align: 'end', cell: ({ tax_percent }) => `${tax_percent}%` },
  { id: 'days', header: 'Extra days', align: 'end', wide: true, cell: ({ extra_days }) => extra_days || '' },
  { id: 'ships', header: 'Shipping', cell: ({ ships }) => <StatusBadge status={ships ? 'ships' : 'no_shipping'} /> },
]

/** What delivery costs, and where the shop ships to at which sales tax. */
export function ShippingRules() {
  const list = useAllLines<State>('states.list')
  const may = useMay()
  const changes = changesColumn<State>((state) => (
    <ActionButton label="Change" variant="quiet" action={change(state)} onDone={list.refetch} />
  ))
  return (
    <Stack $gap={5}>
      {may('settings.get') && <DeliveryPrices />}
      <LineList
        caption="States, by name"
        columns={may('states.change') ? [...columns, changes] : columns}
        list={list}
        empty={<EmptyState icon="truck" title="No states" />}
      />
    </Stack>
  )
}
