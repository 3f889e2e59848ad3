/** A day as `Fri, Nov 27`, in UTC. By hand, as a page's first `Intl.DateTimeFormat` takes a phone most of a tenth of a second. */
export function weekdayOf(iso: string): string {
  const [weekday, day, month] = new Date(iso).toUTCString().split(' ')
  return `${weekday} ${month} ${Number(day)}`
}

/** A day as `Nov 27, 2026`, in UTC, so that server and browser write the same one. */
export function dayOf(iso: string): string {
  const [, day, month, year] = new Date(iso).toUTCString().split(' ')
  return `${month} ${Number(day)}, ${Number(year)}`
}
