/** Anything that a mail program would turn into a link. */
const LINKS = /[/\\@]|www\.|\.[a-z]{2,}(\s|$)/i
const DOMAIN_DOTS = /(?<=[\p{L}\p{N}-])[.．。｡](?=\p{L}{2})/gu

/** Whether a mail program could find a link in typed text. */
export const containsLink = (typed: string): boolean => LINKS.test(typed)

/** Typed text with a space in every address, so that no mail program makes a link of it: any visitor may send it to any mailbox. */
export const removeLinks = (typed: string): string => typed.replace(/:(?=[/\\])/g, ': ').replace(DOMAIN_DOTS, '. ')
