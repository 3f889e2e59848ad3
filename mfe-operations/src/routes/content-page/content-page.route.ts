export { InformationPage as Component } from './information-page'
