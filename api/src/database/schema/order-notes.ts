import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { references } from './constraints'
import { orders } from './orders'

/** Notes of staff on orders, which customers never see. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    orderId: uuid('order_id').notNull(),
    text: text().notNull(),
    writtenBy: text('written_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.orderId, orders.id).onDelete('cascade'),
    index('order_notes_order').on(table.orderId, table.id),
  ],
)
