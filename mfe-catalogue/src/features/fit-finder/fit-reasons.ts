import type { Measure } from '../../body/body'
import type { Use } from './fit-kind'

const measureLabels: Record<Measure, string> = {
  height: 'Your height',
  weight: 'Your weight',
  hand: 'Your palm',
  waist: 'Your waist',
}

const reasonsByUse: Partial<Record<Use, string>> = {
  pads: 'Pad work and drills hit a padded target, so you can go one step lighter.',
  bag: 'For the heavy bag, the padding recommended for your weight is enough.',
  'all-round': 'One pair works for the bag, pads and drills.',
  close: 'You’re between two sizes; for a close fit, choose the smaller one.',
  roomy: 'You’re between two sizes; for a relaxed fit, choose the larger one.',
}

/** The reasons for a recommendation, as shown to the shopper. */
export const reasons = {
  by: (measure: Measure, size: string) => `${measureLabels[measure]} matches size ${size}.`,
  raised: (measure: Measure, size: string) => `${measureLabels[measure]} needs more room, so we recommend ${size}.`,
  outside: (measure: Measure) =>
    `${measureLabels[measure]} is outside our size range. Please check the number and unit.`,
  use: (use: Use) => reasonsByUse[use] ?? '',
  sparring: (size: string) => `In sparring, padding protects your partner: most gyms require ${size} at your weight.`,
  notSold: (wanted: string, instead: string | null) =>
    instead === null
      ? `This product doesn’t come in ${wanted} or a similar size.`
      : `This product doesn’t come in ${wanted}; ${instead} is the closest size.`,
}
