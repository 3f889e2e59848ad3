import { Skeleton, Stack, Text } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
import { NextSteps } from '../../action/next-steps'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Columns, Panel } from '../../console/frame'
import { History } from '../../console/history'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { SentFiles } from '../../console/sent-files'
import { StatusBadge } from '../../console/status-badge'
import { decisions, historySteps, type Decision } from './company-decisions'
import { CompanyOrders, type CompanyOrder } from './company-orders'
import { CompanyTerms, type Terms } from './company-terms'

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
    orders: number
    bought: string
    openInvoices: string
  } & Terms
  tables: {
    documents: { file: string }[]
    orders: CompanyOrder[]
    history: Decision[]
  }
}

const back = { to: '/operations/companies', label: 'Companies' }

/** One wholesale application with its papers, and the decision about it. */
export function CompanyPage() {
  const id = Number(useParams()['id'])
  const { data, error, reset, refetch } = useOperation<ApplicationAnswer>('applications.show', { id })
  if (error || !data)
    return (
      <>
        <PageHead title={`Application ${id}`} back={back} />
        {error ? <QueryError error={error} onRetry={reset} /> : <Skeleton $height="20rem" />}
      </>
    )
  const { record, tables } = data
  return (
    <>
      <PageHead title={record.businessName} back={back}>
        <StatusBadge status={record.status} />
      </PageHead>
      <Columns>
        <Stack $gap={5}>
          <CompanyFacts record={record} />
          <CompanyTerms id={id} terms={record} onDone={refetch} />
          <CompanyOrders orders={tables.orders} sums={record} />
          <History steps={historySteps(tables.history)} />
        </Stack>
        <Stack $gap={5}>
          <NextSteps title="Decision" actions={decisions(id, record, tables.history)} onDone={refetch} />
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

function CompanyFacts({ record }: { record: ApplicationAnswer['record'] }) {
  return (
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
  )
}
