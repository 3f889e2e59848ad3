export { PaperPage as Component } from './paper-page'
