const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The same form for all spellings of a mailbox, for benefits limited to one per person: without a +tag, and for Gmail
 * without dots, which it ignores. Mails are sent to the original spelling. Expects lower case.
 */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [written, domain] = [email.slice(0, at), email.slice(at + 1)]
  const name = written.split('+')[0] || written
  if (!GMAIL.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '') || name}@gmail.com`
}

/** Whether two emails are spellings of the same mailbox. */
export const isSameMailbox = (a: string, b: string): boolean => canonicalEmail(a) === canonicalEmail(b)
