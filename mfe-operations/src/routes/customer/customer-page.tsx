import { Badge, Cluster, Skeleton, Stack } from '@shop/shared-ui'
import { useNavigate, useParams } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Columns, Panel } from '../../console/frame'
import { PageHead } from '../../console/page-head'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { customerActions } from './customer-actions'
import type { CustomerAnswer } from './customer-answer'
import { CustomerTables } from './customer-tables'
import { ExportButton } from './export-button'

const back = { to: '/operations/customers', label: 'Customers' }

/** One customer: who they are, what they bought and wrote, and what staff can do with their account. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const may = useMay()
  const { data, error, reset, refetch } = useOperation<CustomerAnswer>('customers.show', { customer: id })
  if (error || !data)
    return (
      <>
        <PageHead title="Customer" back={back} />
        {error ? <QueryError error={error} onRetry={reset} /> : <Skeleton $height="24rem" />}
      </>
    )
  const { record, tables } = data
  const actions = customerActions(record).filter(({ operation }) => may(operation))
  return (
    <>
      <PageHead title={record.name} back={back}>
        <Cluster>
          {record.locked ? <Badge $tone="warning">Locked</Badge> : <StatusBadge status={record.account} />}
          <span>{record.email}</span>
        </Cluster>
      </PageHead>
      <Columns>
        <Stack $gap={5}>
          <CustomerTables tables={tables} />
        </Stack>
        <Stack $gap={5}>
          <Panel aria-labelledby="customer">
            <PanelTitle id="customer">Customer</PanelTitle>
            <FactList facts={factsOf(record)} />
          </Panel>
          {actions.length > 0 && (
            <Panel aria-labelledby="account">
              <PanelTitle id="account">Account</PanelTitle>
              <Stack $gap={2}>
                {may('customers.export') && <ExportButton customer={record.id} />}
                {actions.map((action) => (
                  <ActionButton
                    key={action.label}
                    action={action}
                    onDone={() => {
                      if (action.operation === 'customers.delete') void navigate(back.to)
                      else refetch()
                    }}
                  />
                ))}
              </Stack>
            </Panel>
          )}
        </Stack>
      </Columns>
    </>
  )
}

const inUtc = (minute: string | null) => minute && `${minute} UTC`

const factsOf = (record: CustomerAnswer['record']) => ({
  Email: record.email,
  'Email confirmed': record.account === 'guest' ? null : (inUtc(record.email_confirmed) ?? 'no'),
  Phone: record.phone,
  'Wholesale terms': record.account === 'wholeseller' ? (record.verified ? 'yes' : 'no') : null,
  'Account since': inUtc(record.since),
  Locked: inUtc(record.locked),
  Orders: record.orders,
  Paid: `$${record.paid}`,
  'Store credit': record.store_credit && `$${record.store_credit}`,
  'Last order': inUtc(record.last_order),
})
