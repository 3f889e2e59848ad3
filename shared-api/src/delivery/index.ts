export { deliveryDays, type DeliveryDays } from './delivery-days'
export { expectedDay, promiseOf } from './promise-of'
export { wordsOfDays } from './words-of-days'
