/** The first three digits of each state's ZIP codes, as ranges. Source: USPS Publication 65, three-digit prefixes. */
const PREFIXES: Record<string, [number, number][]> = {
  AL: [
    [350, 352],
    [354, 369],
  ],
  AK: [[995, 999]],
  AZ: [
    [850, 853],
    [855, 857],
    [859, 860],
    [863, 865],
  ],
  AR: [
    [716, 729],
    [755, 755],
  ],
  CA: [
    [900, 908],
    [910, 928],
    [930, 961],
  ],
  CO: [[800, 816]],
  CT: [[60, 69]],
  DE: [[197, 199]],
  DC: [
    [200, 205],
    [569, 569],
  ],
  FL: [
    [320, 339],
    [341, 342],
    [344, 344],
    [346, 347],
    [349, 349],
  ],
  GA: [
    [300, 319],
    [398, 399],
  ],
  HI: [[967, 968]],
  ID: [[832, 838]],
  IL: [
    [600, 620],
    [622, 629],
  ],
  IN: [[460, 479]],
  IA: [
    [500, 516],
    [520, 528],
  ],
  KS: [
    [660, 662],
    [664, 679],
  ],
  KY: [
    [400, 418],
    [420, 427],
  ],
  LA: [
    [700, 701],
    [703, 708],
    [710, 714],
  ],
  ME: [[39, 49]],
  MD: [
    [206, 212],
    [214, 219],
  ],
  MA: [
    [10, 27],
    [55, 55],
  ],
  MI: [[480, 499]],
  MN: [
    [550, 551],
    [553, 567],
  ],
  MS: [[386, 397]],
  MO: [
    [630, 631],
    [633, 641],
    [644, 658],
  ],
  MT: [[590, 599]],
  NE: [
    [680, 681],
    [683, 693],
  ],
  NV: [
    [889, 891],
    [893, 895],
    [897, 898],
  ],
  NH: [[30, 38]],
  NJ: [[70, 89]],
  NM: [
    [870, 871],
    [873, 884],
  ],
  NY: [
    [5, 5],
    [100, 149],
  ],
  NC: [[270, 289]],
  ND: [[580, 588]],
  OH: [[430, 459]],
  OK: [
    [730, 731],
    [734, 749],
  ],
  OR: [[970, 979]],
  PA: [[150, 196]],
  RI: [[28, 29]],
  SC: [[290, 299]],
  SD: [[570, 577]],
  TN: [[370, 385]],
  TX: [
    [733, 733],
    [750, 754],
    [756, 799],
    [885, 885],
  ],
  UT: [[840, 847]],
  VT: [
    [50, 54],
    [56, 59],
  ],
  VA: [
    [201, 201],
    [220, 246],
  ],
  WA: [
    [980, 986],
    [988, 994],
  ],
  WV: [[247, 268]],
  WI: [
    [530, 532],
    [534, 535],
    [537, 549],
  ],
  WY: [[820, 831]],
}

/** An address as entered in the checkout. */
export interface PostalAddress {
  address: string
  address_2?: string
  city: string
  state: string
  zip: string
}

/** The state that a ZIP code belongs to; undefined for a prefix of none. */
export const stateOfZip = (zip: string): string | undefined =>
  Object.keys(PREFIXES).find((state) => holds(state, Number(zip.slice(0, 3))))

const holds = (state: string, prefix: number) =>
  (PREFIXES[state] ?? []).some(([from, to]) => prefix >= from && prefix <= to)

/**
 * Validates an address by its ZIP code: correct for the state, of another state (which is named), or of none. Nothing is
 * suggested, since either the state or the ZIP code may be wrong, and the city need not exist in the other state. A state
 * without known ZIP codes is not checked.
 */
export function validateAddress(address: PostalAddress) {
  const prefix = Number(address.zip.slice(0, 3))
  const advice = { suggestion: null, zip_state: null }
  if (!PREFIXES[address.state]) return { ...advice, verdict: 'unavailable' as const }
  if (holds(address.state, prefix)) return { ...advice, verdict: 'deliverable' as const }
  return { ...advice, verdict: 'undeliverable' as const, zip_state: stateOfZip(address.zip) ?? null }
}
