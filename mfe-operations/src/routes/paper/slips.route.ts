export { SlipsPage as Component } from './slips-page'
