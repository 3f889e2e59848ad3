export { readCookie, serializeCookie } from './cookies'
