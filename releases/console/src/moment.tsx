const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A time as people read it, in the reader's own zone. */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shown.format(new Date(iso))}</time>
}
