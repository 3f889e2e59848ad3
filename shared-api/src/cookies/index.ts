export { readCookie, serializeCookie, type CookieOptions } from './cookies'
