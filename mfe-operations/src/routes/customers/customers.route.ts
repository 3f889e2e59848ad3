export { CustomersPage as Component } from './customers-page'
