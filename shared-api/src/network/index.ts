export { cutSecrets } from './cut-secrets'
export { networkOf } from './network'
export { isRequestId, requestIdHeader } from './request-id'
