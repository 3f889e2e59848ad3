/** Which answers are kept: those that took at least `slowMs`, for `keepMs`, at most `most` of them. */
export interface RememberOptions {
  slowMs?: number
  keepMs?: number
  most?: number
}

/** Shares one computation among all who ask for the same at once, and keeps answers that were slow to come by for half a minute: counts over a very large catalogue may lag that much, those over a small one never do. */
export function rememberSlow<T>({ slowMs = 250, keepMs = 30_000, most = 500 }: RememberOptions = {}) {
  const known = new Map<string, { answer: Promise<T>; until: number }>()

  function forget(key: string, answer: Promise<T>) {
    if (known.get(key)?.answer === answer) known.delete(key)
  }

  return function answerTo(key: string, compute: () => Promise<T>): Promise<T> {
    const kept = known.get(key)
    if (kept && kept.until > Date.now()) return kept.answer
    const began = Date.now()
    const answer = compute()
    known.set(key, { answer, until: Number.POSITIVE_INFINITY })
    answer.then(
      () => {
        if (Date.now() - began < slowMs) return forget(key, answer)
        known.set(key, { answer, until: Date.now() + keepMs })
        const oldest = known.keys().next()
        if (known.size > most && !oldest.done) known.delete(oldest.value)
      },
      () => forget(key, answer),
    )
    return answer
  }
}
