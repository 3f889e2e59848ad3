import type { Body, Measure } from '../../body/body'
import type { FitKind, Use } from './fit-kind'
import { reasons } from './fit-reasons'
import { fitRows, type FitRow } from './fit-tables'
import { glovePadding } from './glove-padding'

/** A size and why; `size` is null when the product comes in none that would do. */
export interface Recommendation {
  size: string | null
  why: string[]
}

/** The size of a kind of gear for a body and a use, among the sizes that are sold; null while nothing was measured. */
export function recommendFit(
  kind: FitKind,
  body: Body,
  use: Use | null,
  sold: readonly string[],
): Recommendation | null {
  const [first, ...others] = kind.measures.filter((measure) => body[measure] !== undefined)
  if (first === undefined) return null
  const rows = fitRows[kind.name].filter((row) => kind.name !== 'jiu-jitsu' || sold.includes(row.size))
  const why: string[] = []

  let place = placeOf(rows, first, body[first]!, use)
  why.push(reasons.by(first, rows[place]!.size))
  if (outside(rows, first, body[first]!)) return { size: null, why: [reasons.outside(first)] }
  if (kind.name === 'glove') place = glovePadding(rows, place, body, use, why)

  for (const other of others) {
    const needed = placeOf(rows, other, body[other]!, use)
    if (needed <= place) continue
    // Length is harder to live with than width: the second measure moves a garment by one size at most.
    place = kind.name === 'glove' ? needed : place + 1
    why.push(reasons.raised(other, rows[place]!.size))
  }
  if (kind.uses.includes('close') && use) why.push(reasons.use(use))
  return nearestSold(rows, place, sold, why)
}

/** The first size that takes the measure; where two do, the closer or the roomier one, as it is used. */
function placeOf(rows: readonly FitRow[], measure: Measure, value: number, use: Use | null): number {
  const fitting = rows.flatMap((row, place) => {
    const span = row[measure]
    return span && value >= span[0] && value <= span[1] ? [place] : []
  })
  if (fitting.length > 0) return use === 'roomy' ? fitting.at(-1)! : fitting[0]!
  const next = rows.findIndex((row) => row[measure] && row[measure][1] >= value)
  return next < 0 ? rows.length - 1 : next
}

/** Beyond every size, with a hand's breadth of leave. */
function outside(rows: readonly FitRow[], measure: Measure, value: number): boolean {
  const spans = rows.flatMap((row) => row[measure] ?? [])
  return value < Math.min(...spans) * 0.93 || value > Math.max(...spans) * 1.04
}

function nearestSold(rows: readonly FitRow[], place: number, sold: readonly string[], why: string[]): Recommendation {
  const wanted = rows[place]!.size
  if (sold.includes(wanted)) return { size: wanted, why }
  const places = rows.flatMap((row, index) => (sold.includes(row.size) ? [index] : []))
  // A size larger can be worn, a size smaller cannot.
  const next = places.find((index) => index > place) ?? places.at(-1)
  const size = next !== undefined && Math.abs(next - place) === 1 ? rows[next]!.size : null
  return { size, why: [...why, reasons.notSold(wanted, size)] }
}
