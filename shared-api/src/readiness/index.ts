export { createReadiness } from './create-readiness'
