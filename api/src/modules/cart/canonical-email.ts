const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The form in which all spellings of one mailbox are the same, for what a person gets once: without a +tag, and at Gmail
 * without dots, which it ignores. Mails go to the email as it was written. Expects lower case.
 */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [written, domain] = [email.slice(0, at), email.slice(at + 1)]
  const name = written.split('+')[0] || written
  if (!GMAIL.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '') || name}@gmail.com`
}

/** Whether two emails are spellings of one mailbox. */
export const isSameMailbox = (one: string, other: string): boolean => canonicalEmail(one) === canonicalEmail(other)
