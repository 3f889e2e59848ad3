/** The first and the last day on which a parcel usually comes, as `2026-11-27`. */
export interface DeliveryDays {
  from: string
  to: string
}

/** Business days from dispatch to the door, as the shop's Shipping page promises them. */
const TRANSIT = { simple: [3, 6], express: [1, 2] } as const

/** Until this hour in New York an order leaves the same day. */
const CUT_OFF = 13

/** When a parcel ordered at `now` usually arrives. Weekends count as no days; carriers' holidays are not known here. */
export function deliveryDays(type: keyof typeof TRANSIT, now: Date): DeliveryDays {
  const { day, hour } = inNewYork(now)
  const dispatch = isBusinessDay(day) && hour < CUT_OFF ? day : businessDaysAfter(day, 1)
  const [soonest, latest] = TRANSIT[type]
  return { from: isoDay(businessDaysAfter(dispatch, soonest)), to: isoDay(businessDaysAfter(dispatch, latest)) }
}

/** The calendar day there, held as midnight UTC so that arithmetic knows no daylight saving. */
function inNewYork(now: Date): { day: Date; hour: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return { day: new Date(Date.UTC(part.year!, part.month! - 1, part.day)), hour: part.hour! }
}

const isBusinessDay = (day: Date) => day.getUTCDay() % 6 !== 0

function businessDaysAfter(day: Date, count: number): Date {
  const next = new Date(day)
  for (let left = count; left > 0;) {
    next.setUTCDate(next.getUTCDate() + 1)
    if (isBusinessDay(next)) left -= 1
  }
  return next
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10)
