export { deliveryDays, type DeliveryDays } from './delivery-days'
export { promiseOf } from './promise-of'
export { wordsOfDays } from './words-of-days'
