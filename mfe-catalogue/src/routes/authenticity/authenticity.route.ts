export { AuthenticityPage as Component } from './authenticity-page'
export { authenticityHandle as handle } from './authenticity-head'
