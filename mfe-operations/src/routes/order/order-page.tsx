import { ButtonLink, Cluster, Skeleton, Stack, TextLink } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
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
import { orderActions } from './order-actions'
import type { OrderAnswer } from './order-answer'
import { OrderDocuments } from './order-documents'
import { OrderInvoice } from './order-invoice'
import { OrderItems } from './order-items'
import { OrderParcels } from './order-parcels'

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
          <span>{`Placed ${record.placed} UTC`}</span>
        </Cluster>
      </PageHead>
      <Columns>
        <Stack $gap={5}>
          <OrderItems items={tables.items} totals={record} />
          {record.invoice && <OrderInvoice record={record} payments={tables.payments} onDone={refetch} />}
          <OrderDocuments number={record.number} documents={tables.documents} />
          <OrderParcels parcels={tables.parcels} events={tables.on_the_way} onDone={refetch} />
          <History steps={tables.steps} />
        </Stack>
        <Stack $gap={5}>
          <NextSteps actions={orderActions(record)} onDone={refetch} />
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
          </Panel>
        </Stack>
      </Columns>
    </>
  )
}
