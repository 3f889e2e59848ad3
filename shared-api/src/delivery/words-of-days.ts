import type { DeliveryDays } from './delivery-days'

const asWritten = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const

/** The days in words, as in "Tue, Nov 24 to Fri, Nov 27". */
export function wordsOfDays({ from, to }: DeliveryDays): string {
  return from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`
}

const dayOf = (iso: string) => new Date(iso).toLocaleDateString('en-US', asWritten)
