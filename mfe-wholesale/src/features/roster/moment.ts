const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A time as the reader's clock has it. */
export const sayMoment = (iso: string): string => words.format(new Date(iso))

/** A time for a `datetime-local` field, in the reader's zone. */
export function localMoment(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
