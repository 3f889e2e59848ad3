export { createAdmission, type AdmissionLimits } from './admission'
export { isInternal } from './is-internal'
export { networkOf } from './network'
export { Overloaded } from './overloaded'
