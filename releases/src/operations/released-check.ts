import type { ReleaseReader } from '../store/release-store'

/** How long a negative result is cached. */
const FORGET_AFTER_MS = 2_000

/**
 * Whether an existing version was ever live or a canary. Positive results are final and cached without limit, so call
 * it for existing versions only.
 */
export function releasedCheck(
  store: Pick<ReleaseReader, 'wasReleased'>,
): (part: string, version: string) => Promise<boolean> {
  const cache = new Map<string, { answer: Promise<boolean>; since: number; isFinal: boolean }>()
  return (part, version) => {
    const key = `${part}@${version}`
    const present = cache.get(key)
    if (present && (present.isFinal || Date.now() - present.since < FORGET_AFTER_MS)) return present.answer
    const entry = { answer: store.wasReleased(part, version), since: Date.now(), isFinal: false }
    cache.set(key, entry)
    entry.answer.then(
      (released) => (entry.isFinal = released),
      () => cache.delete(key),
    )
    return entry.answer
  }
}
