/** The rules of the login, the API's own, in a chunk that comes after them. */
export { loginForm } from '@shop/shared-api/contract'
