export { RequestsPage as Component } from './requests-page'
