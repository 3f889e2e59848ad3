import { useSyncExternalStore } from 'react'
import { formatLocalTime } from './format-local-time'

const never = () => () => undefined
const inUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A time in the visitor's time zone; in UTC with its label until hydrated. */
export function LocalTime({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    never,
    () => formatLocalTime(iso),
    () => `${inUtc.format(new Date(iso))} UTC`,
  )
  return <time dateTime={iso}>{text}</time>
}
