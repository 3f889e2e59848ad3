import { containsLink } from './user-text'

/**
 * The salutation of a mail. Omits a name that contains an address, since anyone can enter one for another person's
 * mailbox.
 */
export function formatGreeting(data: Record<string, unknown>): string {
  const name = typeof data.username === 'string' ? data.username.trim() : ''
  return name && !containsLink(name) ? `Hello ${name},` : 'Hello,'
}
