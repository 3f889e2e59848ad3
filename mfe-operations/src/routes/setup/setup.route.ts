export { SetupPage as Component } from './setup-page'
