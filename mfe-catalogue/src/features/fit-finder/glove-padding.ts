import type { Body } from '../../body/body'
import type { Use } from './fit-kind'
import { reasons } from './fit-reasons'
import type { FitRow } from './fit-tables'

/** Lightest gloves that a gym lets into sparring, by the sparrer's kilograms: 120 lb and less, 200 lb and less, above. */
const SPARRING = [
  { upTo: 54.5, size: '14 oz' },
  { upTo: 90.7, size: '16 oz' },
  { upTo: Infinity, size: '18 oz' },
]

/** Moves a glove from what its wearer weighs to what it is for: less padding for pads, enough for a partner in sparring. */
export function glovePadding(
  rows: readonly FitRow[],
  index: number,
  { weight = 75 }: Body,
  use: Use | null,
  why: string[],
): number {
  if (use === 'pads' && index > 1) {
    why.push(reasons.use('pads'))
    return index - 1
  }
  if (use === 'sparring') {
    const least = SPARRING.find(({ upTo }) => weight <= upTo)!
    why.push(reasons.sparring(least.size))
    return Math.max(
      index,
      rows.findIndex(({ size }) => size === least.size),
    )
  }
  if (use) why.push(reasons.use(use))
  return index
}
