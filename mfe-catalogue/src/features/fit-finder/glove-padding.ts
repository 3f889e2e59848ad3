import type { Body } from '../../body/body'
import type { Use } from './fit-kind'
import { reasons } from './fit-reasons'
import type { FitRow } from './fit-tables'

/** The lightest gloves that gyms allow in sparring, by body weight in kilograms: up to 120 lb, up to 200 lb, above. */
const SPARRING = [
  { upTo: 54.5, size: '14 oz' },
  { upTo: 90.7, size: '16 oz' },
  { upTo: Infinity, size: '18 oz' },
]

/** Adjusts a glove's size to its use: less padding for pads, more to protect a sparring partner. */
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
