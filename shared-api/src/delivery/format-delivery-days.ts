import type { DeliveryDays } from './delivery-days'

const asWritten = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const

/** Formats a range of days, as in "Tue, Nov 24 to Fri, Nov 27". */
export function formatDeliveryDays({ from, to }: DeliveryDays): string {
  return from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`
}

/** Created on first use: creation costs as much as formatting seventy days, and many pages format none. */
let format: Intl.DateTimeFormat | undefined
const dayOf = (iso: string) => (format ??= new Intl.DateTimeFormat('en-US', asWritten)).format(new Date(iso))
