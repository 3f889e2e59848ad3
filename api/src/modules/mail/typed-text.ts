/** Anything that a mail program would turn into a link. */
const LINKS = /[/\\@]|www\.|\.[a-z]{2,}(\s|$)/i
const DOMAIN_DOTS = /(?<=[\p{L}\p{N}-])[.．。｡](?=\p{L}{2})/gu

/** Whether a mail program could find a link in what somebody typed. */
export const holdsLink = (typed: string): boolean => LINKS.test(typed)

/** What somebody typed, with a space in every address, so that no mail program makes a link of it: anybody may type it for anybody's mailbox. */
export const withoutLinks = (typed: string): string => typed.replace(/:(?=[/\\])/g, ': ').replace(DOMAIN_DOTS, '. ')
