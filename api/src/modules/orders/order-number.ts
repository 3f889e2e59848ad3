import { randomInt } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new order number: 12 random characters of Crockford base32, 60 bits. */
export const newOrderNumber = (): string => Array.from({ length: 12 }, () => CROCKFORD[randomInt(32)]).join('')
