import type { DeliveryDays } from './delivery-days'

const asWritten = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const

/** The days in words, as in "Tue, Nov 24 to Fri, Nov 27". */
export function formatDeliveryDays({ from, to }: DeliveryDays): string {
  return from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`
}

/** Made with the first day: it costs as much as seventy days told by it, and pages that tell none go without. */
let format: Intl.DateTimeFormat | undefined
const dayOf = (iso: string) => (format ??= new Intl.DateTimeFormat('en-US', asWritten)).format(new Date(iso))
