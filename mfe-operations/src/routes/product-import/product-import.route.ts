export { ProductImportPage as Component } from './product-import-page'
