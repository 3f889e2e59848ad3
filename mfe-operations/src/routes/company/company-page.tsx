import { Skeleton, Stack, Text } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Columns, Panel } from '../../console/frame'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { SentFiles } from '../../console/sent-files'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'

interface ApplicationAnswer {
  record: {
    status: string
    reason: string | null
    businessName: string
    businessType: string
    contact: string
    email: string
    phone: string
    website: string | null
    taxId: string
    resaleNumber: string | null
    address: string
    city: string
    state: string
    zip: string
    monthlyVolume: string
    message: string | null
    received: string
    decidedBy: string | null
    decidedAt: string | null
  }
  tables: { documents: { file: string }[] }
}

const back = { to: '/operations/companies', label: 'Companies' }

/** One wholesale application with its papers, and the decision about it. */
export function CompanyPage() {
  const id = Number(useParams()['id'])
  const { data, error, reset, refetch } = useOperation<ApplicationAnswer>('applications.show', { id })
  const may = useMay()
  if (error)
    return (
      <>
        <PageHead title={`Application ${id}`} back={back} />
        <QueryError error={error} onRetry={reset} />
      </>
    )
  if (!data)
    return (
      <>
        <PageHead title={`Application ${id}`} back={back} />
        <Skeleton $height="20rem" />
      </>
    )
  const { record, tables } = data
  const actions = decisions(id, record.status).filter(({ operation }) => may(operation))
  return (
    <>
      <PageHead title={record.businessName} back={back}>
        <StatusBadge status={record.status} />
      </PageHead>
      <Columns>
        <Panel aria-labelledby="company">
          <PanelTitle id="company">Company</PanelTitle>
          <FactList
            facts={{
              Contact: record.contact,
              Email: record.email,
              Phone: record.phone,
              Website: record.website,
              Type: labelOf(record.businessType),
              'Tax ID': record.taxId,
              'Resale number': record.resaleNumber,
              Address: `${record.address}\n${record.city}, ${record.state} ${record.zip}`,
              'Monthly volume': record.monthlyVolume,
              Message: record.message,
              Received: `${record.received} UTC`,
              Decided: record.decidedAt && `${record.decidedAt} UTC by ${record.decidedBy}`,
              Reason: record.reason,
            }}
          />
        </Panel>
        <Stack $gap={5}>
          {actions.length > 0 && (
            <Panel aria-labelledby="decision">
              <PanelTitle id="decision">Decision</PanelTitle>
              <Stack $gap={2}>
                {actions.map((action) => (
                  <ActionButton
                    key={action.label}
                    action={action}
                    variant={action.operation === 'applications.approve' ? 'action' : 'plain'}
                    onDone={refetch}
                  />
                ))}
              </Stack>
            </Panel>
          )}
          <Panel aria-labelledby="papers">
            <PanelTitle id="papers">Papers</PanelTitle>
            {tables.documents.length === 0 && <Text>No papers were sent.</Text>}
            <SentFiles label="Paper" files={tables.documents.map(({ file }) => file)} />
          </Panel>
        </Stack>
      </Columns>
    </>
  )
}

function decisions(id: number, status: string): Action[] {
  const approve: Action = {
    label: 'Approve',
    title: 'Approve this application?',
    explanation: 'The company buys at wholesale prices from now on, and is notified by email.',
    operation: 'applications.approve',
    input: { id },
  }
  const decline: Action = {
    label: status === 'approved' ? 'Withdraw approval' : 'Decline',
    title: status === 'approved' ? 'Withdraw the approval?' : 'Decline this application?',
    explanation: 'The company gets the reason by email, and may apply again.',
    operation: 'applications.decline',
    input: { id },
    fields: [{ name: 'reason', label: 'Reason', kind: 'area', required: true, maxLength: 500 }],
  }
  if (status === 'approved') return [decline]
  return status === 'declined' ? [approve] : [approve, decline]
}
