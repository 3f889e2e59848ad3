export { DeskPage as Component } from './desk-page'
