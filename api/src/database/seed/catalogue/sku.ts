import type { ColourKey, DrawingType } from '@shop/shared-drawings'

const typeCodes: Record<DrawingType, string> = {
  glove: 'BXG',
  'mma-glove': 'MMG',
  belt: 'BLT',
  gi: 'GIS',
  'rash-guard': 'RSH',
  shorts: 'SHO',
  shirt: 'SHI',
  headgear: 'HDG',
  'shin-guard': 'SHN',
  'hand-wrap': 'WRP',
  'mouth-guard': 'MTH',
  'punching-bag': 'BAG',
  pad: 'PAD',
  'kick-shield': 'SHD',
  'ninja-suit': 'NIN',
  tabi: 'TAB',
  hood: 'HOD',
  'gym-bag': 'GYM',
  bottle: 'BOT',
}

const colourCodes: Record<ColourKey, string> = {
  black: 'BK',
  charcoal: 'CH',
  grey: 'GY',
  silver: 'SV',
  white: 'WH',
  bone: 'BN',
  sand: 'SD',
  tan: 'TN',
  brown: 'BR',
  red: 'RD',
  crimson: 'CR',
  maroon: 'MR',
  pink: 'PK',
  orange: 'OR',
  gold: 'GD',
  yellow: 'YE',
  lime: 'LM',
  green: 'GN',
  forest: 'FO',
  olive: 'OL',
  teal: 'TE',
  sky: 'SK',
  blue: 'BL',
  royal: 'RO',
  navy: 'NV',
  purple: 'PU',
}

const sizeCode = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '')

/** The stock number on the label, as in `BXG031-BKRD-12OZ`; unique while product numbers are. */
export function skuOf(type: DrawingType, number: number, colours: readonly ColourKey[], size: string): string {
  const tint = colours.map((colour) => colourCodes[colour]).join('')
  return `${typeCodes[type]}${String(number).padStart(3, '0')}-${tint}-${sizeCode(size)}`
}
