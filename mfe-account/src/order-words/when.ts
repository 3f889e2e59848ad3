const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** A day as in "Nov 3, 2026", by the visitor's own clock: for the browser only. */
export const dayOf = (iso: string): string => day.format(new Date(iso))

/** A day that is the same by every clock, as carriers promise one. */
export const promisedDayOf = (iso: string): string => calendarDay.format(new Date(iso))

/** A day and time as in "Nov 3, 9:41 AM", by the visitor's own clock: for the browser only. */
export const momentOf = (iso: string): string => minute.format(new Date(iso))
