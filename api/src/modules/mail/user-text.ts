/** Matches anything that a mail client would turn into a link. */
const LINKS = /[/\\@]|www\.|\.[a-z]{2,}(\s|$)/i
const DOMAIN_DOTS = /(?<=[\p{L}\p{N}-])[.．。｡](?=\p{L}{2})/gu

/** Whether a mail client could detect a link in user text. */
export const containsLink = (typed: string): boolean => LINKS.test(typed)

/**
 * Inserts spaces into addresses, so that no mail client turns them into links: any visitor can send this text to any
 * mailbox.
 */
export const removeLinks = (typed: string): string => typed.replace(/:(?=[/\\])/g, ': ').replace(DOMAIN_DOTS, '. ')
