import { UsageError } from './parse-options.mjs'

/** Refuses what is no address of a page or a shop, before anything is started for it; gives the address. */
export function checkAddress(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return text
  throw new UsageError(`"${text}" is no address: it has to begin with http:// or https://.`)
}
