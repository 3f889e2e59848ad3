export { EmptySearchesPage as Component } from './empty-searches-page'
