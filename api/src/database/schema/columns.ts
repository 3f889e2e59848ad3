import { customType, timestamp } from 'drizzle-orm/pg-core'

/** PostgreSQL full-text vector; written by SQL functions only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Raw bytes. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

/** A timestamp with time zone, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
