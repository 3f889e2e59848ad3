import { ButtonLink, Cluster, Skeleton, Stack, TextLink } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import { NextSteps } from '../../action/next-steps'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Columns, Panel } from '../../console/frame'
import { History } from '../../console/history'
import { PageHead } from '../../console/page-head'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { canChangeAddress, changeAddress } from './address-action'
import { orderActions } from './order-actions'
import type { OrderAnswer } from './order-answer'
import { OrderDocuments } from './order-documents'
import { OrderInvoice } from './order-invoice'
import { OrderItems } from './order-items'
import { OrderNotes } from './order-notes'
import { OrderParcels } from './order-parcels'
import { OrderRefunds } from './order-refunds'
import { cancelItems, refundAmount } from './refund-actions'

/** What gives money back, in addition to the steps of the order. */
const moneyActions = (order: OrderAnswer) =>
  [cancelItems(order), refundAmount(order.record)].filter((action) => action !== null)

/** One order: what was bought, how it is paid, its parcels and history, and what can be done next. */
export function OrderPage() {
  const { number = '' } = useParams()
  const may = useMay()
  const { data, error, reset, refetch } = useOperation<OrderAnswer>('orders.show', { number })
  const back = { to: '/operations/orders', label: 'Orders' }
  if (error)
    return (
      <>
        <PageHead title={`Order ${number}`} back={back} />
        <QueryError error={error} onRetry={reset} />
      </>
    )
  if (!data)
    return (
      <>
        <PageHead title={`Order ${number}`} back={back} />
        <Skeleton $height="24rem" />
      </>
    )
  const { record, tables } = data
  return (
    <>
      <PageHead
        title={`Order ${record.number}`}
        back={back}
        actions={
          <>
            <ButtonLink to="packing-slip">Packing slip</ButtonLink>
            <ButtonLink to="pick-list">Pick list</ButtonLink>
          </>
        }
      >
        <Cluster>
          <StatusBadge status={record.status} />
          <StatusBadge status={record.invoice ?? record.payment} />
          {record.fulfillment === 'partly_shipped' && <StatusBadge status="partly_shipped" />}
          <span>{`Placed ${record.placed} UTC`}</span>
        </Cluster>
      </PageHead>
      <Columns>
        <Stack $gap={5}>
          <OrderItems items={tables.items} totals={record} />
          {record.invoice && <OrderInvoice record={record} payments={tables.payments} onDone={refetch} />}
          <OrderDocuments number={record.number} documents={tables.documents} />
          <OrderRefunds number={record.number} refunds={tables.refunds} onDone={refetch} />
          <OrderParcels
            parcels={tables.parcels}
            items={tables.parcel_items}
            events={tables.on_the_way}
            onDone={refetch}
          />
          <History steps={tables.steps} />
        </Stack>
        <Stack $gap={5}>
          <NextSteps actions={[...orderActions(record, tables.items), ...moneyActions(data)]} onDone={refetch} />
          <Panel aria-labelledby="customer">
            <PanelTitle id="customer">Customer</PanelTitle>
            <FactList
              facts={{
                Email: may('customers.show') ? (
                  <TextLink to={`/operations/customers/${record.number}`}>{record.email}</TextLink>
                ) : (
                  record.email
                ),
                Account: record.account,
                'Ship to': record.deliver_to.replaceAll('; ', '\n'),
                'Bill to': record.bill_to === record.deliver_to ? null : record.bill_to.replaceAll('; ', '\n'),
                Shipping: record.shipment,
                Paid: record.card,
                'PO number': record.po_number,
                Note: record.note,
                Canceled: record.cancel_reason,
              }}
            />
            {canChangeAddress(record) && may('orders.set-address') && (
              <Cluster>
                <ActionButton action={changeAddress(record.number, tables.address)} onDone={refetch} />
              </Cluster>
            )}
          </Panel>
          <OrderNotes number={record.number} notes={tables.notes} onDone={refetch} />
        </Stack>
      </Columns>
    </>
  )
}
