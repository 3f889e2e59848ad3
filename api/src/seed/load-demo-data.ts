import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { importCatalogue } from '../admin/catalogue/import-catalogue'
import { editFaqs } from '../admin/content/faq-operations'
import { addPage } from '../admin/content/page-operations'
import { importCategories } from '../admin/import/import-categories'
import { importCodes } from '../admin/import/import-codes'
import { importRatings } from '../admin/import/import-ratings'
import { importSizeCharts } from '../admin/import/import-size-charts'
import { importStates } from '../admin/import/import-states'
import type { ImportContext } from '../admin/operation'
import type { Database } from '../database/client'
import { demoFile, demoFiles } from './demo-files'
import { insertShop } from './insert-shop'

/** The seed's name in the audit log. */
const ACTOR = 'demo data'

/** Fills an empty shop with the demo data, by the imports that operators run. */
export async function loadDemoData(db: Database): Promise<void> {
  const contextOf = (file: string): ImportContext => ({ db, actor: ACTOR, body: createReadStream(file, 'utf8') })
  const load = <Input extends { file: string }>(
    file: string,
    importFile: (context: ImportContext, input: Input) => Promise<unknown>,
    input: Omit<Input, 'file'>,
  ) => importFile(contextOf(demoFile(file)), { ...input, file } as Input)

  await insertShop(db)
  await load('states.csv', importStates, {})
  for (const page of demoFiles('pages')) await addPage(contextOf(page), { slug: basename(page, '.md') })
  await editFaqs(contextOf(demoFile('faqs.md')))
  await load('categories.csv', importCategories, {})
  await load('size-charts.csv', importSizeCharts, {})
  await load('catalogue.csv', importCatalogue, { skip_bad: false, overwrite_stock: false, photographs: [] })
  await load('reviews.csv', importRatings, {})
  await load('codes.csv', importCodes, {})
}
