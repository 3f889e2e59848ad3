export { PaymentMethodsPage as Component } from './payment-methods-page'
