export { MessagePage as Component } from './entry-page'
