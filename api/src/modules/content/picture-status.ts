interface ShownOnDays {
  /** False hides it at any time. */
  shown: boolean
  /** First and last day, in UTC. */
  startsOn?: string | null
  endsOn?: string | null
}

/**
 * Whether shoppers see a slide, a banner or the announcement today: only if it is published. Days are in UTC, so they begin with an interval
 * of `timeBucket`.
 */
export function pictureStatus({
  shown,
  startsOn,
  endsOn,
}: ShownOnDays): 'hidden' | 'scheduled' | 'published' | 'ended' {
  const today = new Date().toISOString().slice(0, 10)
  if (!shown) return 'hidden'
  if (startsOn && startsOn > today) return 'scheduled'
  return endsOn && endsOn < today ? 'ended' : 'published'
}
