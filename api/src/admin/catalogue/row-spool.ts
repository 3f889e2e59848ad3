import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueRow } from './read-rows'

/** Where a spooled row stands in the file that was read, what it is about, and where the rest of it lies. */
export interface SpooledRow extends Pick<CatalogueRow, 'line' | 'product' | 'sku'> {
  at: number
  bytes: number
}

/** Rows that wait on the disk, so that a large file takes little memory. */
export interface RowSpool {
  add: (row: CatalogueRow) => Promise<SpooledRow>
  /** These rows as they were added. */
  read: (rows: readonly SpooledRow[]) => Promise<CatalogueRow[]>
  /** Ends it and takes its file away. */
  close: () => Promise<void>
}

const PIECE = 256 * 1024

/** Opens an empty spool in a temporary folder that only this user may enter. */
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
      const spooled = { line: row.line, product: row.product, sku: row.sku, at: end, bytes: body.length }
      waiting.push(body)
      end += body.length
      if (end - written >= PIECE) await flush()
      return spooled
    },
    async read(rows) {
      if (waiting.length > 0) await flush()
      const bodies: CatalogueRow[] = []
      for (const { at, bytes } of rows) {
        const { buffer } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, at)
        bodies.push(rowOf(buffer.toString()))
      }
      return bodies
    },
    async close() {
      await file.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Of all that a row holds, JSON has no form for dates alone. */
function rowOf(text: string): CatalogueRow {
  const row = JSON.parse(text) as CatalogueRow
  if (row.ofProduct.launchedAt) row.ofProduct.launchedAt = new Date(row.ofProduct.launchedAt)
  return row
}
