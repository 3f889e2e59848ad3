import { useSyncExternalStore } from 'react'
import { sayMoment } from './moment'

const never = () => () => undefined
const inUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A time by the reader's clock; by UTC, and saying so, until the browser is there to tell its zone. */
export function Moment({ iso }: { iso: string }) {
  const words = useSyncExternalStore(
    never,
    () => sayMoment(iso),
    () => `${inUtc.format(new Date(iso))} UTC`,
  )
  return <time dateTime={iso}>{words}</time>
}
