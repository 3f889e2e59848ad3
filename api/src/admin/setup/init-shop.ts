import { createReadStream } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import { isEmpty } from '../../database/is-empty'
import { settings, staff } from '../../database/schema'
import { Failure } from '../../failure'
import { contentRepository } from '../../modules/content/content-repository'
import { demoFile } from '../../seed/demo-files'
import { TAKE_LOCK } from '../../seed/seed'
import { importStates } from '../import/import-states'
import { audit } from '../operation'
import { changeSettings, settingTexts } from '../settings/setting-values'
import { writeOwnPages } from './own-pages'
import { hasDemoData, removeDemoData } from './remove-demo-data'

/** What a new shop starts with; the amounts are in cents. */
const newShop = {
  title: 'My shop',
  logo: '',
  saleTitle: '',
  alertUrl: '/shop',
  simpleShipmentCents: 895,
  expressShipmentCents: 2495,
  freeShipmentCents: 9900,
  phone: '',
  email: 'shop@example.com',
  newsletterImage: 'newsletter',
} satisfies typeof settings.$inferInsert

/** The texts of a shop of one's own, by setting; name and email are required. */
export const shopTexts = settingTexts.refine(
  ({ title, email }) => title && email,
  'The shop needs a title and an email.',
)

/**
 * Turns a shop without staff into one of the merchant's own, within a transaction: settings, states and information
 * pages, and no products of the demo. Throws 409 once there is staff, and unless the removal of the demo is agreed to.
 */
export async function initShop(
  tx: Database,
  actor: string,
  { values, removeDemo }: { values: z.output<typeof settingTexts>; removeDemo: boolean },
): Promise<void> {
  await tx.execute(TAKE_LOCK)
  await refuseOnceStaffed(tx)
  const isNew = await isEmpty(tx)
  if (isNew) {
    await tx.insert(settings).values(newShop)
    await importStates(
      { db: tx, actor, body: createReadStream(demoFile('states.csv'), 'utf8') },
      { file: 'states.csv' },
    )
  }
  const before = await contentRepository(tx).settings()
  await changeSettings(tx, values)
  if (!isNew && (await hasDemoData(tx))) {
    if (!removeDemo) throw showsDemo()
    await removeDemoData(tx)
  }
  await writeOwnPages(tx, before)
  await audit(tx, actor, 'shop.init', values.title!, { values, removedDemo: removeDemo })
}

/** Whether anyone ever joined the staff. */
export async function hasStaff(db: Database): Promise<boolean> {
  return (
    (
      await db
        .select({ one: sql`1` })
        .from(staff)
        .limit(1)
    ).length > 0
  )
}

/** Throws 409 when there is staff, and lets no one join until the transaction ends. */
async function refuseOnceStaffed(tx: Database): Promise<void> {
  await tx.execute(sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`)
  if (!(await hasStaff(tx))) return
  throw new Failure(
    409,
    'conflict',
    'This shop is set up and has staff already. Change it in the console, or with "settings set"; invite with "staff invite".',
  )
}

const showsDemo = () =>
  new Failure(409, 'conflict', 'This shop shows the demo products. Add --remove-demo to remove them; orders stay.')
