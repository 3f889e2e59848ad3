/** Holidays on a fixed date, as month/day; observed on Friday when on a Saturday, on Monday when on a Sunday. */
const dated = new Set(['1/1', '6/19', '7/4', '11/11', '12/25'])

/**
 * Holidays on the nth Monday or Thursday of a month, as month/weekday/n; the last Monday of May is handled
 * separately.
 */
const counted = new Set(['1/1/3', '2/1/3', '9/1/1', '10/1/2', '11/4/4'])

/**
 * Whether this day, as midnight UTC, is a federal holiday on a weekday (5 U.S.C. 6103): nothing is shipped or
 * delivered then.
 */
export function isFederalHoliday(day: Date): boolean {
  const weekday = day.getUTCDay()
  const date = day.getUTCDate()
  const month = day.getUTCMonth() + 1
  return (
    dated.has(monthAndDate(day)) ||
    (weekday === 5 && dated.has(monthAndDate(day, 1))) ||
    (weekday === 1 && dated.has(monthAndDate(day, -1))) ||
    counted.has(`${month}/${weekday}/${Math.ceil(date / 7)}`) ||
    (month === 5 && weekday === 1 && date > 24)
  )
}

function monthAndDate(day: Date, daysOn = 0): string {
  const other = new Date(day)
  other.setUTCDate(other.getUTCDate() + daysOn)
  return `${other.getUTCMonth() + 1}/${other.getUTCDate()}`
}
