const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as `July 4, 2026`, of an ISO date or the UTC day of a time. */
export const formatDay = (day: string | Date): string => format.format(new Date(day))
