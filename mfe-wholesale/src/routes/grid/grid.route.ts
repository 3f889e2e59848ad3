export { GridPage as Component } from './grid-page'
