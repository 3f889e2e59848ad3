export { ReportPage as Component } from './entry-page'
