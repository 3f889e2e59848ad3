import { Cluster, Skeleton } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { useMay } from '../../session/session-context'

const labels = {
  simple_shipment: 'Simple delivery',
  express_shipment: 'Express delivery',
  free_shipment: 'Simple delivery is free from',
}

const change = (initial: Record<string, string>): Action => ({
  label: 'Save',
  title: 'Change delivery prices',
  explanation: 'Carts and new orders follow at once.',
  operation: 'settings.change',
  onlyChanges: true,
  initial,
  fields: Object.entries(labels).map(([name, label]) => ({ name, label, kind: 'amount', required: true })),
  // Settings are texts.
  toInput: (values) => ({
    values: Object.fromEntries(
      Object.entries(values).flatMap(([name, amount]) => (amount === undefined ? [] : [[name, String(amount)]])),
    ),
  }),
})

/** The prices of delivery, which are settings of the shop. */
export function DeliveryPrices() {
  const { data, error, reset, refetch } = useOperation<{ rows: { setting: string; value: string }[] }>('settings.get')
  const may = useMay()
  if (error) return <QueryError error={error} onRetry={reset} />
  if (!data) return <Skeleton $height="8rem" />
  const prices = Object.fromEntries(data.rows.map(({ setting, value }) => [setting, value]))
  const shown = Object.entries(labels).map(([name, label]) => [label, `$${prices[name]}`])
  const initial = Object.fromEntries(Object.keys(labels).map((name) => [name, prices[name] ?? '']))
  return (
    <Panel aria-labelledby="delivery-prices">
      <PanelTitle id="delivery-prices">Delivery prices</PanelTitle>
      <FactList facts={Object.fromEntries(shown)} />
      {may('settings.change') && (
        <Cluster>
          <ActionButton label="Change prices" action={change(initial)} onDone={refetch} />
        </Cluster>
      )}
    </Panel>
  )
}
