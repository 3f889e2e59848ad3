const localFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats a time in the visitor's time zone. */
export const formatLocalTime = (iso: string): string => localFormat.format(new Date(iso))

/** Formats a time for a `datetime-local` input. */
export function toDatetimeLocal(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
