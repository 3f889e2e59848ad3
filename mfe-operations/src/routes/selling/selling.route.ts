export { SellingPage as Component } from './selling-page'
