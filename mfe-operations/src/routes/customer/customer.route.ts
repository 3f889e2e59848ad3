export { CustomerPage as Component } from './customer-page'
