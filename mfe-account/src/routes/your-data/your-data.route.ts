export { YourDataPage as Component } from './your-data-page'
