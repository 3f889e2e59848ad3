import { sqlState } from '../database/failures'
import { Failure } from '../failure'
import { applicationOperations } from './application-operations'
import { auditOperations } from './audit-operations'
import { catalogueOperations } from './catalogue/catalogue-operations'
import { categoryOperations } from './category-operations'
import { codeOperations } from './code-operations'
import { contentOperations } from './content/content-operations'
import { companyTermsOperations } from './companies/terms-operations'
import { couponOperations } from './coupon-operations'
import { customerOperations } from './customers/customer-operations'
import { customerListOperations } from './customers/customer-list'
import { equipmentOperations } from './equipment-operations'
import { importOperations } from './import/import-operations'
import { inboxOperations } from './inbox/inbox-operations'
import { mailOperations } from './mail-operations'
import { menuLinkOperations } from './menu-link-operations'
import type { Operation, OperationContext, OperationResult } from './operation'
import { documentOperations } from './orders/document-operations'
import { orderOperations } from './orders/order-operations'
import { invoiceListOperations } from './invoices/invoice-list'
import { invoicePaymentOperations } from './invoices/payment-operations'
import { parcelOperations } from './orders/parcel-operations'
import { addressOperations } from './orders/address-operations'
import { bulkOperations } from './orders/bulk-operations'
import { noteOperations } from './orders/note-operations'
import { refundOperations } from './orders/refund-operations'
import { settlementOperations } from './orders/settlement-operations'
import { photographOperations } from './photographs/photograph-operations'
import { pictureOperations } from './picture-operations'
import { productOperations } from './products/product-operations'
import { ratingOperations } from './rating-operations'
import { returnOperations } from './returns/return-operations'
import { reportOperations } from './reports/report-operations'
import { saleOperations } from './sale-operations'
import { sessionOperations } from './session-operations'
import { setupOperations } from './setup/setup-operations'
import { settingsOperations } from './settings/settings-operations'
import { stateOperations } from './state-operations'
import { stockOperations } from './stock-operations'
import { staffOperations } from './staff-operations'
import { spoolText } from './text-spool'
import { synonymOperations } from './synonym-operations'
import { tierOperations } from './tier-operations'
import { wholesalerOperations } from './wholesaler-operations'

/** All operations, by name. */
export const operations = {
  ...setupOperations,
  ...settingsOperations,
  ...stockOperations,
  ...applicationOperations,
  ...wholesalerOperations,
  ...companyTermsOperations,
  ...customerListOperations,
  ...customerOperations,
  ...sessionOperations,
  ...couponOperations,
  ...tierOperations,
  ...saleOperations,
  ...stateOperations,
  ...ratingOperations,
  ...orderOperations,
  ...documentOperations,
  ...settlementOperations,
  ...refundOperations,
  ...bulkOperations,
  ...noteOperations,
  ...addressOperations,
  ...parcelOperations,
  ...returnOperations,
  ...invoiceListOperations,
  ...invoicePaymentOperations,
  ...equipmentOperations,
  ...contentOperations,
  ...pictureOperations,
  ...photographOperations,
  ...codeOperations,
  ...inboxOperations,
  ...mailOperations,
  ...menuLinkOperations,
  ...productOperations,
  ...catalogueOperations,
  ...categoryOperations,
  ...synonymOperations,
  ...importOperations,
  ...reportOperations,
  ...auditOperations,
  ...staffOperations,
} satisfies Record<string, Operation>

/** Name of an operation. */
export type OperationName = keyof typeof operations

/** Whether there is an operation of this name. */
const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name)

/**
 * Validates the input and runs an operation; throws a Failure with a message for the operator. A dry run does the
 * same work and rolls the database back.
 */
export async function runOperation(context: OperationContext, name: string, input: unknown): Promise<OperationResult> {
  if (!isOperation(name)) throw new Failure(404, 'not_found', `There is no operation ${name}.`)
  const operation: Operation = operations[name]
  const read = operation.input.safeParse(input)
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    const issues = errors.map(({ field, message }) => [field, message].filter(Boolean).join(': '))
    throw new Failure(422, 'invalid', issues.join('; '), { errors })
  }
  return executeOperation(context, (runContext) => operation.run(runContext, read.data as never)).catch(
    (error: unknown) => {
      throw conflictFailure(error) ?? error
    },
  )
}

async function executeOperation(
  context: OperationContext,
  run: (context: OperationContext) => Promise<OperationResult>,
) {
  if (!context.dryRun) return run(context)
  const rollback = new DryRunRollback()
  const spooled = context.body && (await spoolText(context.body))
  try {
    await context.db.transaction(async (tx) => {
      rollback.result = await run({ ...context, body: spooled?.pieces(), db: tx as unknown as OperationContext['db'] })
      throw rollback
    })
  } catch (error) {
    if (error !== rollback) throw error
  } finally {
    await spooled?.drop()
  }
  return rollback.result!
}

/** A readable conflict for two concurrent changes of which the database accepted only one. */
function conflictFailure(error: unknown): Failure | undefined {
  const state = sqlState(error)
  if (!state?.startsWith('23') && !state?.startsWith('40')) return undefined
  return new Failure(
    409,
    'conflict',
    'Another change to the same data happened at the same time: check the current state and try again.',
  )
}

/** Rolls back a dry run's transaction and carries its result. */
class DryRunRollback extends Error {
  result?: OperationResult
}
