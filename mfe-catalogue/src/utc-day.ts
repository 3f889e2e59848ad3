/**
 * Formats a day as `Fri, Nov 27` in UTC. Without `Intl`: its first formatter costs phones almost a tenth of a second.
 */
export function formatWeekday(iso: string): string {
  const [weekday, day, month] = new Date(iso).toUTCString().split(' ')
  return `${weekday} ${month} ${Number(day)}`
}

/** Formats a day as `Nov 27, 2026` in UTC, identical on server and client. */
export function formatDay(iso: string): string {
  const [, day, month, year] = new Date(iso).toUTCString().split(' ')
  return `${month} ${Number(day)}, ${Number(year)}`
}
