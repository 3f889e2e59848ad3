import type { Measure } from '../../body/body'
import type { Use } from './fit-kind'

const measured: Record<Measure, string> = {
  height: 'Your height',
  weight: 'Your weight',
  hand: 'Your palm',
  waist: 'Your waist',
}

const used: Partial<Record<Use, string>> = {
  pads: 'Pads and drills are fast work on a padded target, so one step lighter does.',
  bag: 'A bag asks for the padding that your weight calls for, no more.',
  'all-round': 'The same glove serves bag, pads and drills.',
  close: 'Where two sizes fit, a close fit takes the smaller.',
  roomy: 'Where two sizes fit, room to move takes the larger.',
}

/** Why a size was recommended, in sentences for the shopper. */
export const reasons = {
  by: (measure: Measure, size: string) => `${measured[measure]} points to ${size}.`,
  raised: (measure: Measure, size: string) => `${measured[measure]} asks for more room, so we go up to ${size}.`,
  outside: (measure: Measure) =>
    `${measured[measure]} is outside of what this piece is made for. Please check the number and its unit.`,
  use: (use: Use) => used[use] ?? '',
  sparring: (size: string) =>
    `In sparring the padding protects your partner: most gyms ask for ${size} at your weight.`,
  notSold: (wanted: string, instead: string | null) =>
    instead === null
      ? `This piece is not made in ${wanted} or the next size.`
      : `This piece is not made in ${wanted}; ${instead} is the nearest.`,
}
