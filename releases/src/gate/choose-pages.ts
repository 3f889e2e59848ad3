import { pathOfSample } from '../contract'
import type { CandidateSet } from './candidate-set'

/** A sample page that the gate opens in a browser. */
export interface SamplePage {
  /** The part that names it in its contract. */
  part: string
  path: string
  /** Whether the visitor's cart contains a product. */
  hasCart: boolean
  /** Whether the part itself moves; others are opened because they contain its widgets. */
  isMoving: boolean
}

/**
 * The sample pages that a move affects: those of the moving parts and of the parts that use their widgets, and all of
 * them when the shell moves.
 */
export function affectedPages({ parts, moving }: Pick<CandidateSet, 'parts' | 'moving'>): SamplePage[] {
  return Object.entries(parts).flatMap(([part, { contract }]) => {
    const owners = Object.keys(contract.widgets.uses).map((widget) => widget.split('/')[0] ?? '')
    const isAffected = [part, 'shell', ...owners].some((name) => moving.includes(name))
    if (!isAffected) return []
    return contract.samplePaths.map((sample) => ({
      part,
      path: pathOfSample(sample),
      hasCart: typeof sample !== 'string',
      isMoving: moving.includes(part),
    }))
  })
}
