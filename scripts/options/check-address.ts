import { UsageError } from './parse-options.mjs'

/** Validates the address of a page or shop before anything is started; returns it. */
export function checkAddress(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return text
  throw new UsageError(`"${text}" is not a valid address: it must start with http:// or https://.`)
}
