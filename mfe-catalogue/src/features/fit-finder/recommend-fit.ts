import type { Body, Measure } from '../../body/body'
import type { FitKind, Use } from './fit-kind'
import { reasons } from './fit-reasons'
import { fitRows, type FitRow } from './fit-tables'
import { glovePadding } from './glove-padding'

/** A size with its reasons; `size` is null if no available size fits. */
export interface Recommendation {
  size: string | null
  why: string[]
}

/** Recommends a size for a body and a use among the available sizes; null without measurements. */
export function recommendFit(
  kind: FitKind,
  body: Body,
  use: Use | null,
  availableSizes: readonly string[],
): Recommendation | null {
  const [first, ...others] = kind.measures.filter((measure) => body[measure] !== undefined)
  if (first === undefined) return null
  const rows = fitRows[kind.name].filter((row) => kind.name !== 'jiu-jitsu' || availableSizes.includes(row.size))
  const why: string[] = []

  let index = findRowIndex(rows, first, body[first]!, use)
  why.push(reasons.by(first, rows[index]!.size))
  if (outside(rows, first, body[first]!)) return { size: null, why: [reasons.outside(first)] }
  if (kind.name === 'glove') index = glovePadding(rows, index, body, use, why)

  for (const other of others) {
    const needed = findRowIndex(rows, other, body[other]!, use)
    if (needed <= index) continue
    // Length matters more than width: the second measurement raises a garment by one size at most.
    index = kind.name === 'glove' ? needed : index + 1
    why.push(reasons.raised(other, rows[index]!.size))
  }
  if (kind.uses.includes('close') && use) why.push(reasons.use(use))
  return nearestAvailable(rows, index, availableSizes, why)
}

/** The first size that fits the measurement; of two, the smaller or larger one depending on the use. */
function findRowIndex(rows: readonly FitRow[], measure: Measure, value: number, use: Use | null): number {
  const fitting = rows.flatMap((row, index) => {
    const span = row[measure]
    return span && value >= span[0] && value <= span[1] ? [index] : []
  })
  if (fitting.length > 0) return use === 'roomy' ? fitting.at(-1)! : fitting[0]!
  const next = rows.findIndex((row) => row[measure] && row[measure][1] >= value)
  return next < 0 ? rows.length - 1 : next
}

/** Whether the measurement is outside every size: below by more than 7 % or above by more than 4 %. */
function outside(rows: readonly FitRow[], measure: Measure, value: number): boolean {
  const spans = rows.flatMap((row) => row[measure] ?? [])
  return value < Math.min(...spans) * 0.93 || value > Math.max(...spans) * 1.04
}

function nearestAvailable(
  rows: readonly FitRow[],
  wantedIndex: number,
  availableSizes: readonly string[],
  why: string[],
): Recommendation {
  const wanted = rows[wantedIndex]!.size
  if (availableSizes.includes(wanted)) return { size: wanted, why }
  const available = rows.flatMap((row, index) => (availableSizes.includes(row.size) ? [index] : []))
  // A larger size is wearable, a smaller one is not.
  const next = available.find((index) => index > wantedIndex) ?? available.at(-1)
  const size = next !== undefined && Math.abs(next - wantedIndex) === 1 ? rows[next]!.size : null
  return { size, why: [...why, reasons.notSold(wanted, size)] }
}
