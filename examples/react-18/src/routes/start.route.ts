export { startLoader as loader } from './start-loader'
export { StartPage as Component } from './start-page'
