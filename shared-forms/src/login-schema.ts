/** The API's login schema, in a separate chunk. */
export { loginForm } from '@shop/shared-api/contract'
