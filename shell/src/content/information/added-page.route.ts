export { InformationPage as Component } from './information-page'
export { addedPageLoader as loader } from './added-page-loader'
