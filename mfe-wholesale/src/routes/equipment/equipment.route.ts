export { EquipmentPage as Component } from './equipment-page'
