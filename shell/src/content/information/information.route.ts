export { InformationPage as Component } from './information-page'
export { informationLoader as loader } from './information-loader'
