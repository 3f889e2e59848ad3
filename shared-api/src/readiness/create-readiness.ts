interface ReadinessOptions {
  /** How long the dependency may take. */
  deadlineMs?: number
  /** How long an answer holds. */
  keepMs?: number
  now?: () => number
}

/**
 * Says whether a ping was answered in time. One ping at a time serves all who ask, and its answer holds for a moment, so
 * that any number of load balancers cost a frozen dependency nothing and wait no longer than the deadline.
 */
export function createReadiness(
  ping: () => Promise<unknown>,
  { deadlineMs = 1_500, keepMs = 1_000, now = Date.now }: ReadinessOptions = {},
): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let answeredAt = Infinity

  async function ask(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, deadlineMs, false)))
    const answered = ping().then(
      () => true,
      () => false,
    )
    const isReady = await Promise.race([answered, late])
    clearTimeout(timer)
    answeredAt = now()
    return isReady
  }

  return () => {
    if (answer && now() - answeredAt < keepMs) return answer
    answeredAt = Infinity
    answer = ask()
    return answer
  }
}
