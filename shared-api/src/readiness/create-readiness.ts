interface ReadinessOptions {
  /** Timeout of the ping in ms. */
  deadlineMs?: number
  /** How long an answer holds. */
  cacheMs?: number
  now?: () => number
}

/**
 * Reports whether a ping succeeded in time. Concurrent callers share one ping, and its result is cached briefly, so
 * that any number of load balancers add no load to a frozen dependency and wait no longer than the timeout.
 */
export function createReadiness(
  ping: () => Promise<unknown>,
  { deadlineMs = 1_500, cacheMs = 1_000, now = Date.now }: ReadinessOptions = {},
): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let answeredAt = Infinity

  async function runCheck(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, deadlineMs, false)))
    const answered = ping().then(
      () => true,
      () => false,
    )
    const isReady = await Promise.race([answered, timeout])
    clearTimeout(timer)
    answeredAt = now()
    return isReady
  }

  return () => {
    if (answer && now() - answeredAt < cacheMs) return answer
    answeredAt = Infinity
    answer = runCheck()
    return answer
  }
}
