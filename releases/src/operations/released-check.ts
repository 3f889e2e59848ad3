import type { ReleaseReader } from '../store/release-store'

/** How long a version that was never live is taken for one without asking again, in ms. */
const FORGET_AFTER_MS = 2_000

/**
 * Whether a version that exists was ever live or a canary. What was once stays so, and is asked for once; ask for
 * existing versions only, as what is remembered is not bounded otherwise.
 */
export function releasedCheck(
  store: Pick<ReleaseReader, 'wasReleased'>,
): (part: string, version: string) => Promise<boolean> {
  const known = new Map<string, { answer: Promise<boolean>; since: number; isFinal: boolean }>()
  return (part, version) => {
    const key = `${part}@${version}`
    const present = known.get(key)
    if (present && (present.isFinal || Date.now() - present.since < FORGET_AFTER_MS)) return present.answer
    const entry = { answer: store.wasReleased(part, version), since: Date.now(), isFinal: false }
    known.set(key, entry)
    entry.answer.then(
      (released) => (entry.isFinal = released),
      () => known.delete(key),
    )
    return entry.answer
  }
}
