import { isSameSecret, type ServerSecret } from '../../server-secret'

/** The secret of a guest's order link: derived when needed, so the database stores only its hash. */
export const deriveGuestToken = (secret: ServerSecret, orderId: string): string =>
  secret.mac('guest order', orderId).toString('base64url')

/** Whether a token is the order's derived one, which also opens guest orders that were created with a random token. */
export function verifyGuestToken(secret: ServerSecret, orderId: string, token: string): boolean {
  return isSameSecret(token, deriveGuestToken(secret, orderId))
}
