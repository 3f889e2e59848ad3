import { isFederalHoliday } from './federal-holidays'

/** The earliest and latest expected delivery day, as `2026-11-27`. */
export interface DeliveryDays {
  from: string
  to: string
}

/** Until this hour in New York an order leaves the same day. */
const CUT_OFF = 13

/**
 * The delivery estimate of a parcel ordered at `now` with this minimum and maximum of business days in transit, as
 * the Shipping page states it.
 */
export function deliveryDays([minDays, maxDays]: readonly [number, number], now: Date): DeliveryDays {
  const { day, hour } = inNewYork(now)
  const dispatch = isBusinessDay(day) && hour < CUT_OFF ? day : businessDaysAfter(day, 1)
  return { from: isoDay(businessDaysAfter(dispatch, minDays)), to: isoDay(businessDaysAfter(dispatch, maxDays)) }
}

/** The local calendar day as midnight UTC, so that arithmetic ignores daylight saving time. */
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

const isBusinessDay = (day: Date) => day.getUTCDay() % 6 !== 0 && !isFederalHoliday(day)

function businessDaysAfter(day: Date, count: number): Date {
  const next = new Date(day)
  for (let left = count; left > 0;) {
    next.setUTCDate(next.getUTCDate() + 1)
    if (isBusinessDay(next)) left -= 1
  }
  return next
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10)
