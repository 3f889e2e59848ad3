export { QuotesPage as Component } from './quotes-page'
