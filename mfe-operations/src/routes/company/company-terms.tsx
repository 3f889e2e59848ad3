import { Cluster, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { FactList } from '../../console/fact-list'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { useMay } from '../../session/session-context'

/** What is agreed with a company, as the operations have it; the limit in dollars. */
export interface Terms {
  net_days: number
  credit_limit: number
  tax_exempt: boolean
  certificate_number: string | null
  certificate_expires: string | null
  /** What is left of the credit, formatted; null without credit. */
  creditLeft: string | null
}

interface CompanyTermsProps {
  /** Number of the application. */
  id: number
  terms: Terms
  onDone(): void
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Changes the terms, unless another person changed them first. */
function changeTerms(id: number, terms: Terms): Action {
  const { net_days, credit_limit, tax_exempt, certificate_number, certificate_expires } = terms
  return {
    label: 'Save terms',
    title: 'Change the terms',
    explanation: 'They apply to new orders. Invoices that are open already keep their due date.',
    operation: 'companies.set-terms',
    input: { id, expect: { net_days, credit_limit, tax_exempt, certificate_number, certificate_expires } },
    onlyChanges: true,
    initial: {
      net_days: String(net_days),
      credit_limit: credit_limit.toFixed(2),
      tax_exempt,
      certificate_number: certificate_number ?? '',
      certificate_expires: certificate_expires ?? '',
    },
    fields: [
      {
        name: 'net_days',
        label: 'Invoices are due after days',
        kind: 'number',
        hint: '0 for no invoices',
        required: true,
      },
      {
        name: 'credit_limit',
        label: 'Credit limit',
        kind: 'amount',
        hint: 'The most that open invoices may add up to',
        required: true,
      },
      { name: 'tax_exempt', label: 'Exempt from sales tax', kind: 'checkbox' },
      { name: 'certificate_number', label: 'Certificate number', maxLength: 60, empty: null },
      {
        name: 'certificate_expires',
        label: 'Certificate valid through',
        kind: 'date',
        hint: 'Empty for no end',
        empty: null,
      },
    ],
  }
}

/** The terms of a company, and their form for those who may change them. */
export function CompanyTerms({ id, terms, onDone }: CompanyTermsProps) {
  const may = useMay()
  const offersInvoice = terms.net_days > 0
  return (
    <Panel aria-labelledby="terms">
      <PanelTitle id="terms">Terms</PanelTitle>
      <FactList
        facts={{
          Invoices: offersInvoice ? `Net ${terms.net_days} days` : 'Not offered',
          'Credit limit': offersInvoice && money.format(terms.credit_limit),
          'Credit left': terms.creditLeft,
          'Sales tax': terms.tax_exempt ? 'Exempt' : 'Charged',
          Certificate: terms.certificate_number,
          'Valid through': terms.certificate_number && (terms.certificate_expires ?? 'No end'),
        }}
      />
      {isExpired(terms) && <Text>The certificate has expired: sales tax is charged.</Text>}
      {may('companies.set-terms') && (
        <Cluster>
          <ActionButton label="Change terms" action={changeTerms(id, terms)} onDone={onDone} />
        </Cluster>
      )}
    </Panel>
  )
}

/** By the day in UTC; the API decides by the time zone of the shop. */
const isExpired = ({ tax_exempt, certificate_expires: last }: Terms) =>
  tax_exempt && last !== null && last < new Date().toISOString().slice(0, 10)
