const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const minute = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Formats a day as "Nov 3, 2026" in the visitor's time zone; browser only. */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** Formats a calendar day independently of the time zone, such as a carrier's delivery date. */
export const formatCalendarDay = (iso: string): string => calendarDay.format(new Date(iso))

/** Formats a time as "Nov 3, 9:41 AM" in the visitor's time zone; browser only. */
export const formatTimestamp = (iso: string): string => minute.format(new Date(iso))
