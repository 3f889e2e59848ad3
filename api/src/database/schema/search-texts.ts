import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What staff search accounts by; as the index `users_search` has it. */
export const accountText = ({ username, email, phone }: Record<'username' | 'email' | 'phone', AnyPgColumn>) =>
  sql`(${username} || ' ' || ${email} || ' ' || coalesce(${phone}, ''))`

/** What staff search guests by; as the index `orders_guest_search` has it. */
export const guestText = ({ email, address }: Record<'email' | 'address', AnyPgColumn>) =>
  sql`(${email} || ' ' || (${address} ->> 'first_name') || ' ' || (${address} ->> 'last_name') || ' ' || (${address} ->> 'phone'))`
