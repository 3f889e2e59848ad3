interface ReadinessOptions {
  /** Timeout of the ping in ms. */
  deadlineMs?: number
  /** How long an answer holds. */
  keepMs?: number
  now?: () => number
}

/**
 * Reports whether a ping succeeded in time. Concurrent callers share one ping, and its result is cached briefly, so
 * that any number of load balancers add no load to a frozen dependency and wait no longer than the timeout.
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
