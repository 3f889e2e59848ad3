import { createHash, randomBytes } from 'node:crypto'

/** A new opaque bearer token: 32 random bytes as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The form in which the database stores a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
