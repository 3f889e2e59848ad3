import { holdsLink } from './typed-text'

/** How a mail greets. A name that holds an address is left out: anybody may type one for anybody's mailbox. */
export function hello(data: Record<string, unknown>): string {
  const name = typeof data.username === 'string' ? data.username.trim() : ''
  return name && !holdsLink(name) ? `Hello ${name},` : 'Hello,'
}
