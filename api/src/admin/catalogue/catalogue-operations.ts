import { z } from 'zod'
import type { Database } from '../../database/client'
import { products } from '../../database/schema'
import { operation } from '../operation'
import { spoolText } from '../text-spool'
import { catalogueImportInput, importCatalogue } from './import-catalogue'
import { writeTable } from './write-table'

/** Exports and imports the catalogue as one table. */
export const catalogueOperations = {
  'catalogue.export': operation(z.strictObject({}), async ({ db, emit, progress }) => {
    const of = await db.$count(products)
    const done = { products: 0, variants: 0 }
    async function* table(tx: Database) {
      for await (const { piece, ...part } of writeTable(tx)) {
        yield piece
        done.products += part.products
        done.variants += part.variants
        progress?.('products', done.products, of)
      }
    }
    const written = await db.transaction((tx) => spoolText(table(tx as unknown as Database)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    try {
      for await (const piece of written.pieces()) await emit?.(piece)
    } finally {
      await written.drop()
    }
    return { done: `Exported ${done.variants} variants of ${done.products} products.`, detail: done }
  }),

  'catalogue.import': operation(catalogueImportInput, importCatalogue),
}
