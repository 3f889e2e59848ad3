/** The API's login schema, in a chunk of its own. */
export { loginForm } from '@shop/shared-api/contract'
