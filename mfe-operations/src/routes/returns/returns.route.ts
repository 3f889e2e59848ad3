export { ReturnsPage as Component } from './returns-page'
