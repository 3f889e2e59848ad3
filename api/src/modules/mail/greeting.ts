import { containsLink } from './user-text'

/** How a mail greets. A name that holds an address is left out: anybody may type one for anybody's mailbox. */
export function formatGreeting(data: Record<string, unknown>): string {
  const name = typeof data.username === 'string' ? data.username.trim() : ''
  return name && !containsLink(name) ? `Hello ${name},` : 'Hello,'
}
