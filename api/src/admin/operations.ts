import { sqlState } from '../database/failures'
import { Failure } from '../failure'
import { applicationOperations } from './application-operations'
import { auditOperations } from './audit-operations'
import { catalogueOperations } from './catalogue/catalogue-operations'
import { codeOperations } from './code-operations'
import { contentOperations } from './content/content-operations'
import { couponOperations } from './coupon-operations'
import { equipmentOperations } from './equipment-operations'
import { inboxOperations } from './inbox-operations'
import type { Operation, OperationContext, OperationResult } from './operation'
import { orderOperations } from './orders/order-operations'
import { parcelOperations } from './orders/parcel-operations'
import { settlementOperations } from './orders/settlement-operations'
import { pictureOperations } from './picture-operations'
import { ratingOperations } from './rating-operations'
import { sessionOperations } from './session-operations'
import { settingsOperations } from './settings-operations'
import { stockOperations } from './stock-operations'
import { spoolText } from './text-spool'
import { tierOperations } from './tier-operations'
import { wholesellerOperations } from './wholeseller-operations'

/** THE list of what operators can do. */
export const operations: Record<string, Operation> = {
  ...settingsOperations,
  ...stockOperations,
  ...applicationOperations,
  ...wholesellerOperations,
  ...sessionOperations,
  ...couponOperations,
  ...tierOperations,
  ...ratingOperations,
  ...orderOperations,
  ...settlementOperations,
  ...parcelOperations,
  ...equipmentOperations,
  ...contentOperations,
  ...pictureOperations,
  ...codeOperations,
  ...inboxOperations,
  ...catalogueOperations,
  ...auditOperations,
}

/** Checks the input and runs an operation; throws a Failure whose message is meant for the operator. A dry run does everything and takes the database back, so that it ends as the real one would. */
export async function runOperation(context: OperationContext, name: string, input: unknown): Promise<OperationResult> {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation) throw new Failure(404, 'not_found', `There is no operation ${name}.`)
  const read = operation.input.safeParse(input)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
    throw new Failure(422, 'invalid', wrong.join('; '))
  }
  return rehearsed(context, (given) => operation.run(given, read.data as never)).catch((error: unknown) => {
    throw meeting(error) ?? error
  })
}

async function rehearsed(context: OperationContext, run: (context: OperationContext) => Promise<OperationResult>) {
  if (!context.dryRun) return run(context)
  const takenBack = new TakenBack()
  const sent = context.body && (await spoolText(context.body))
  await context.db
    .transaction(async (tx) => {
      takenBack.result = await run({ ...context, body: sent?.pieces(), db: tx as unknown as OperationContext['db'] })
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
    .finally(sent?.drop)
  return takenBack.result!
}

/** Two changes that met, in words: the database let one of them through. */
function meeting(error: unknown): Failure | undefined {
  const state = sqlState(error)
  if (!state?.startsWith('23') && !state?.startsWith('40')) return undefined
  return new Failure(409, 'conflict', 'Somebody changed the same thing at this moment: look again and repeat.')
}

/** Ends a dry run's transaction without keeping it. */
class TakenBack extends Error {
  result?: OperationResult
}
