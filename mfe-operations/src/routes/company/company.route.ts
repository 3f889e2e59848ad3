export { CompanyPage as Component } from './company-page'
