export { StockValuePage as Component } from './stock-value-page'
