export { StaffPage as Component } from './staff-page'
