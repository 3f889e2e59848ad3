export { ShipmentPage as Component } from './shipment-page'
