export { ProductsPage as Component } from './products-page'
