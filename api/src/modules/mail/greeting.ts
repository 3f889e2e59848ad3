/** Anything that a mail program would turn into a link. */
const LINKS = /[/\\@]|www\.|\.[a-z]{2,}(\s|$)/i

/** How a mail greets. A name that holds an address is left out: anybody may type one for anybody's mailbox. */
export function hello(data: Record<string, unknown>): string {
  const name = typeof data.username === 'string' ? data.username.trim() : ''
  return name && !LINKS.test(name) ? `Hello ${name},` : 'Hello,'
}
