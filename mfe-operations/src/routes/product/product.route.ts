export { ProductPage as Component } from './product-page'
