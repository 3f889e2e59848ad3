import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** PostgreSQL full-text vector; written by SQL functions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Raw bytes. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

/** A timestamp with time zone, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What staff have done with something that a visitor sent. */
export const inboxStatuses = ['new', 'read', 'answered', 'done'] as const

/** How staff handle what a visitor sent. */
export const inboxColumns = () => ({
  status: text({ enum: inboxStatuses }).notNull().default('new'),
  /** The member of staff who takes care of it, by email. */
  assignedTo: text('assigned_to'),
  /** Counts the changes that another one could overwrite: answers, assignments, done and reopened. */
  version: integer().notNull().default(1),
})
