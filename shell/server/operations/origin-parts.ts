import type { Live } from '../release-set/edition'

/** The part of the merchant's console. */
const operationsPart = 'operations'

/**
 * The console's own origin runs the shell and the console alone: another part's code there could act with the session of
 * staff. It renders in processes of its own for the same reason.
 */
export const consoleParts: readonly string[] = ['shell', operationsPart]

/** The live set as the console's origin serves it. */
export const forConsole = (live: Live): Live => withParts(live, (part) => consoleParts.includes(part))

/** The live set as the shop's origin serves it: without the console, which costs shoppers no byte. */
export const forShoppers = (live: Live): Live => withParts(live, (part) => part !== operationsPart)

function withParts(live: Live, isServed: (part: string) => boolean): Live {
  return { ...live, parts: Object.fromEntries(Object.entries(live.parts).filter(([part]) => isServed(part))) }
}
