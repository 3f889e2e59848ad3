import { z } from 'zod'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, operation, type OperationContext } from '../operation'
import { lockOrder, orderNumber } from './order-lookup'
import { moveOrder } from './order-moves'

const MAX_ORDERS = 100
const numbers = z
  .array(orderNumber)
  .min(1, 'Choose at least one order')
  .max(MAX_ORDERS, `Choose at most ${MAX_ORDERS} orders at once`)
  .transform((list) => [...new Set(list)])

/** Changes several orders, each in a transaction of its own: one that is refused doesn't hold up the others. */
export const bulkOperations = {
  'orders.confirm': operation(z.strictObject({ numbers }), async (context, { numbers }) => {
    const confirmed: string[] = []
    const refused: { number: string; message: string }[] = []
    for (const number of numbers) {
      const problem = await confirmOrder(context, number)
      if (problem === undefined) confirmed.push(number)
      else refused.push({ number, message: problem })
    }
    return {
      changes: refused.map(({ number, message }) => `${number}: ${message}`),
      done: summarize(confirmed.length, refused.length),
      detail: { confirmed, refused },
    }
  }),
}

/** Confirms an order; returns why it was refused. */
async function confirmOrder({ db, actor }: OperationContext, number: string): Promise<string | undefined> {
  try {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, number)
      await moveOrder(tx, order, 'confirmed')
      await audit(tx, actor, 'orders.move', number, { from: order.status, to: 'confirmed' })
    })
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`

function summarize(confirmed: number, refused: number): string {
  const done = `Confirmed ${orders(confirmed)}.`
  return refused === 0 ? done : `${done} ${orders(refused)} could not be confirmed.`
}
