export { CompaniesPage as Component } from './companies-page'
