import { TabbedScreen, type ListTab } from '../../table/tabbed-screen'
import { ApplicationList } from './application-list'
import { InvoiceList } from './invoice-list'

const tabs: ListTab[] = [
  { path: '/operations/companies', label: 'Applications', operation: 'applications.list', List: ApplicationList },
  { path: '/operations/companies/invoices', label: 'Invoices', operation: 'invoices.list', List: InvoiceList },
]

/** Companies: their applications, and what they owe. */
export const CompaniesPage = () => <TabbedScreen title="Companies" tabs={tabs} />
