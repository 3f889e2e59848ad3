import type { ShipmentRate } from '@shop/shared-api'

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })

/** When a parcel sent today arrives, as in "Tue, Nov 24 to Fri, Nov 27"; carriers count business days. */
export function arrivalOf({ est_min_days, est_max_days }: ShipmentRate, today: Date): string {
  const first = day.format(afterBusinessDays(today, est_min_days))
  const last = day.format(afterBusinessDays(today, est_max_days))
  return first === last ? first : `${first} to ${last}`
}

function afterBusinessDays(from: Date, days: number): Date {
  const date = new Date(from)
  for (let left = days; left > 0;) {
    date.setDate(date.getDate() + 1)
    if (date.getDay() !== 0 && date.getDay() !== 6) left -= 1
  }
  return date
}
