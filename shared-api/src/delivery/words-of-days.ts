import type { DeliveryDays } from './delivery-days'

const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })

/** The days in words, as in "Tue, Nov 24 to Fri, Nov 27". */
export function wordsOfDays({ from, to }: DeliveryDays): string {
  return from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`
}

const dayOf = (iso: string) => format.format(new Date(iso))
