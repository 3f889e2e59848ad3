export { RequestOrderPage as Component } from './request-order-page'
