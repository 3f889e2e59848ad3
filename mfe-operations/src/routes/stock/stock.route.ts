export { StockPage as Component } from './stock-page'
