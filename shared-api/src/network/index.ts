export { networkOf } from './network'
