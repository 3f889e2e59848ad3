/** The rules of this remote's forms, the API's own, in a chunk that comes after them. */
export { address, addressForm } from '@shop/shared-api/contract'
