export { ModelPage as Component } from './model-page'
