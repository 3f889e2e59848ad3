/** Validation rules of this remote's forms, shared with the API and loaded as a separate chunk. */
export { address, addressForm } from '@shop/shared-api/contract'
