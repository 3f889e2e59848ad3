export { QuotePage as Component } from './quote-page'
