export { deliveryDays, type DeliveryDays } from './delivery-days'
