import type { Database } from '../../database/client'
import { photographNames } from '../photographs/photograph-names'
import type { Change } from './change-list'
import { isPhotographName } from '../photographs/photograph-name'
import type { ImportBatch } from './plan-import'
import type { CatalogueRow } from './read-rows'
import type { Problem } from './read-table'

/** Column names of the cells that hold product pictures. */
const COLUMNS = { drawing: 'drawing', images: 'images', variantDrawing: 'variant_drawing' } as const
type Field = keyof typeof COLUMNS

const cellsOf = ({ ofProduct, ofVariant }: CatalogueRow): [Field, string[]][] => [
  ['drawing', ofProduct.drawing === undefined ? [] : [ofProduct.drawing]],
  ['images', ofProduct.images ?? []],
  ['variantDrawing', ofVariant.variantDrawing === undefined ? [] : [ofVariant.variantDrawing]],
]

/** The file names of photographs in these rows. */
export const namesInRows = (rows: readonly CatalogueRow[]): string[] => [
  ...new Set(rows.flatMap((row) => cellsOf(row).flatMap(([, names]) => names.filter(isPhotographName)))),
]

/** Replaces the file names of photographs by their keys; each unknown name is a problem of its row. */
export function namePhotographs(
  { rows, displayName }: Pick<ImportBatch, 'rows' | 'displayName'>,
  keys: ReadonlyMap<string, string>,
): { rows: CatalogueRow[]; problems: Problem[] } {
  const problems = rows.flatMap((row) =>
    cellsOf(row).flatMap(([field, names]) =>
      names
        .filter((name) => isPhotographName(name) && !keys.has(name))
        .map((name) => ({
          line: row.line,
          column: displayName(COLUMNS[field]),
          reason: `there is no photograph "${name}": upload it with "photographs add", or pass its folder with --photographs`,
        })),
    ),
  )
  const keyOf = (name: string) => keys.get(name) ?? name
  return {
    problems,
    rows: rows.map(({ ofProduct, ofVariant, ...row }) => ({
      ...row,
      ofProduct: {
        ...ofProduct,
        ...(ofProduct.drawing !== undefined && { drawing: keyOf(ofProduct.drawing) }),
        ...(ofProduct.images && { images: ofProduct.images.map(keyOf) }),
      },
      ofVariant: {
        ...ofVariant,
        ...(ofVariant.variantDrawing !== undefined && { variantDrawing: keyOf(ofVariant.variantDrawing) }),
      },
    })),
  }
}

const KEYS = /\bphoto-[0-9a-f]{24}\b/g

/** Changes with the file names of photographs instead of their keys; `keys` has those that are not uploaded yet. */
export async function withPhotographNames(
  tx: Database,
  changes: Change[],
  keys: ReadonlyMap<string, string>,
): Promise<Change[]> {
  const found = changes.flatMap(({ before, after }) => `${before} ${after}`.match(KEYS) ?? [])
  if (found.length === 0) return changes
  const names = new Map([
    ...[...keys].map(([name, key]) => [key, name] as const),
    ...(await photographNames(tx, found)),
  ])
  const named = (text: string) => text.replace(KEYS, (key) => names.get(key) ?? key)
  return changes.map(({ before, after, ...change }) => ({ ...change, before: named(before), after: named(after) }))
}
