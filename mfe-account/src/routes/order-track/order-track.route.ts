export { OrderTrackPage as Component } from './order-track-page'
