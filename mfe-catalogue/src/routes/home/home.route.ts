export { HomePage as Component } from './home-page'
export { homeHandle as handle } from './home-head'
export { homeLoader as loader } from './home-loader'
