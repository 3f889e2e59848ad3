import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueRow } from './read-rows'

/** The position of a spooled row in the file and in the spool. */
export interface SpooledRow extends Pick<CatalogueRow, 'line' | 'product' | 'sku'> {
  offset: number
  bytes: number
}

/** Rows on disk, so that a large file takes little memory. */
export interface RowSpool {
  add: (row: CatalogueRow) => Promise<SpooledRow>
  /** Reads these rows as they were added. */
  read: (rows: readonly SpooledRow[]) => Promise<CatalogueRow[]>
  /** Closes the spool and deletes its file. */
  close: () => Promise<void>
}

const PIECE = 256 * 1024

/** Opens an empty spool in a temporary folder that only this user can access. */
export async function openSpool(): Promise<RowSpool> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-import-'))
  const file = await open(join(folder, 'rows'), 'w+')
  let waiting: Buffer[] = []
  let [written, end] = [0, 0]

  async function flush() {
    const piece = Buffer.concat(waiting)
    waiting = []
    await file.write(piece, 0, piece.length, written)
    written += piece.length
  }

  return {
    async add(row) {
      const body = Buffer.from(JSON.stringify(row))
      const spooled = { line: row.line, product: row.product, sku: row.sku, offset: end, bytes: body.length }
      waiting.push(body)
      end += body.length
      if (end - written >= PIECE) await flush()
      return spooled
    },
    async read(rows) {
      if (waiting.length > 0) await flush()
      const bodies: CatalogueRow[] = []
      for (const run of adjacentRuns(rows)) {
        const { offset } = run[0]!
        const length = run.reduce((sum, { bytes }) => sum + bytes, 0)
        const { buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, offset)
        for (const row of run)
          bodies.push(rowOf(buffer.toString('utf8', row.offset - offset, row.offset - offset + row.bytes)))
      }
      return bodies
    },
    async close() {
      await file.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Splits rows into runs that follow one another on disk, of at most PIECE bytes unless a single row is larger. */
function adjacentRuns(rows: readonly SpooledRow[]): SpooledRow[][] {
  const runs: SpooledRow[][] = []
  let [end, length] = [-1, 0]
  for (const row of rows) {
    if (row.offset === end && length + row.bytes <= PIECE) runs.at(-1)!.push(row)
    else {
      runs.push([row])
      length = 0
    }
    length += row.bytes
    end = row.offset + row.bytes
  }
  return runs
}

/** Dates are the only values of a row that JSON cannot represent. */
function rowOf(text: string): CatalogueRow {
  const row = JSON.parse(text) as CatalogueRow
  if (row.ofProduct.launchedAt) row.ofProduct.launchedAt = new Date(row.ofProduct.launchedAt)
  return row
}
