import { applicationOperations } from './application-operations'
import { couponOperations } from './coupon-operations'
import type { Operation, OperationContext, OperationResult } from './operation'
import { orderOperations } from './order-operations'
import { parcelOperations } from './parcel-operations'
import { ratingOperations } from './rating-operations'
import { settingsOperations } from './settings-operations'
import { stockOperations } from './stock-operations'
import { Failure } from '../failure'

/** THE list of what operators can do. */
export const operations: Record<string, Operation> = {
  ...settingsOperations,
  ...stockOperations,
  ...applicationOperations,
  ...couponOperations,
  ...ratingOperations,
  ...orderOperations,
  ...parcelOperations,
}

/** Checks the input and runs an operation; throws a Failure whose message is meant for the operator. */
export async function runOperation(context: OperationContext, name: string, input: unknown): Promise<OperationResult> {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation) throw new Failure(404, 'not_found', `There is no operation ${name}.`)
  const read = operation.input.safeParse(input)
  if (read.success) return operation.run(context, read.data as never)
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`)
  throw new Failure(422, 'invalid', wrong.join('; '))
}
