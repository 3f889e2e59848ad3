export { ContentPage as Component } from './content-page'
