export { TrackOrderPage as Component } from './track-order-page'
