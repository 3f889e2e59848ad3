export { PaymentPage as Component } from './payment-page'
