import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { staffInvitations } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { audit, operation, type OperationContext, type OperationResult } from '../operation'
import { addPhotograph } from '../photographs/add-photograph'
import { isPhotographName } from '../photographs/photograph-name'
import { staffEmail, staffOperations } from '../staff-operations'
import { initShop, shopTexts } from './init-shop'
import { hasDemoData, removeDemoData } from './remove-demo-data'

const shopInput = z.strictObject({
  values: shopTexts,
  /** Of the first owner, who is invited. */
  owner: staffEmail,
  /** File name of the logo that is sent along. */
  logo: z
    .string()
    .refine(isPhotographName, 'It must be the file name of a JPEG, PNG, WebP or AVIF picture.')
    .optional(),
  remove_demo: z.boolean().default(false),
})

/** Begins a shop of the merchant's own, and ends the demo. */
export const setupOperations = {
  'shop.init': operation(shopInput, (context, input) =>
    inTransaction(context.db, (tx) => init({ ...context, db: tx }, input)),
  ),

  'demo.show': operation(z.strictObject({}), async ({ db }) => ({ record: { has_demo: await hasDemoData(db) } })),

  'demo.remove': operation(z.strictObject({}), ({ db, actor }) =>
    inTransaction(db, async (tx) => {
      const removed = await removeDemoData(tx)
      await audit(tx, actor, 'demo.remove', 'demo data', removed)
      const counts = Object.entries(removed)
        .filter(([kind, count]) => count > 0 && kind !== 'pages')
        .map(([kind, count]) => `${count} ${kind}`)
      if (counts.length === 0) return { done: 'There is no demo data in this shop.', detail: removed }
      return { done: `Removed ${counts.join(', ')} of the demo. Orders stay.`, detail: removed }
    }),
  ),
}

/** An open invitation of another first owner, such as a mistyped one, ends. */
async function init(context: OperationContext, input: z.output<typeof shopInput>): Promise<OperationResult> {
  const { db, actor } = context
  const { values, owner, logo, remove_demo: removeDemo } = input
  if (logo) await addPhotograph(context, { name: logo, alt: values.title })
  await initShop(db, actor, { values: { ...values, ...(logo && { logo }) }, removeDemo })
  await db.delete(staffInvitations).where(eq(staffInvitations.role, 'owner'))
  const invited = await staffOperations['staff.invite'].run(context, { email: owner, role: 'owner' } as never)
  const { done, detail } = invited as Extract<OperationResult, { done: string }>
  return {
    done: `${values.title} is set up, without products. Please review its pages with "pages list". ${done}`,
    detail: { title: values.title, ...detail },
  }
}
