export { deliveryDays, type DeliveryDays } from './delivery-days'
export { expectedDeliveryDay, formatDeliveryPromise } from './delivery-promise'
export { formatDeliveryDays } from './format-delivery-days'
