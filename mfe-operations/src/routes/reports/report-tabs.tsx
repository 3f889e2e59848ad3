import { Tabs } from '../../table/tabs'

const tabs = [
  { path: '/operations/reports', label: 'Sales' },
  { path: '/operations/reports/stock', label: 'Stock value' },
  { path: '/operations/reports/searches', label: 'Searches without results' },
]

/** Links between the reports. */
export const ReportTabs = () => <Tabs label="Reports" tabs={tabs} />
