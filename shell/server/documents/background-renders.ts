interface BackgroundOptions {
  /** Whether visitors wait for renderings. */
  isBusy(): boolean
}

interface Job {
  key: string
  render(): Promise<unknown>
}

/** Jobs that visitors just requested; further ones are dropped, as the next visitor renders the page. */
const MAX_REQUESTED = 100
/** While visitors wait, a job is followed by a pause, so that jobs take this share of one renderer's time. */
const BUSY_SHARE = 0.2

/**
 * Renders pages that no visitor waits for, one at a time: first those that were just requested, then the list. While
 * visitors wait it continues with a fifth of one renderer's time. Failures are left to the next visitor, who renders the page
 * again.
 */
export function createBackgroundRenders({ isBusy }: BackgroundOptions) {
  const requested = new Map<string, Job>()
  let listed: Job[] = []
  let isRunning = false
  let endOfPause = 0
  let timer: NodeJS.Timeout | undefined

  function take(): Job | undefined {
    const [first] = requested.values()
    if (!first) return listed.shift()
    requested.delete(first.key)
    return first
  }

  function resume(): void {
    if (isRunning) return
    const pauseMs = isBusy() ? endOfPause - performance.now() : 0
    if (pauseMs > 0) {
      timer ??= setTimeout(resumeAfterPause, pauseMs).unref()
      return
    }
    const job = take()
    if (!job) return
    isRunning = true
    const startedAt = performance.now()
    void job
      .render()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false
        const now = performance.now()
        endOfPause = now + (now - startedAt) * (1 / BUSY_SHARE - 1)
        // Requests that arrived in the meantime are served first.
        setImmediate(resume)
      })
  }

  function resumeAfterPause(): void {
    timer = undefined
    resume()
  }

  return {
    /** Renders a page ahead of the list, once for any number of calls. */
    add(key: string, render: Job['render']): void {
      if (requested.size < MAX_REQUESTED && !requested.has(key)) requested.set(key, { key, render })
      resume()
    },
    /** Replaces the list. */
    setList(jobs: readonly Job[]): void {
      listed = [...jobs]
      resume()
    },
    /** Continues without a pause once visitors no longer wait. */
    resume,
    /** Jobs that wait. */
    size: () => requested.size + listed.length,
  }
}

/** See `createBackgroundRenders`. */
export type BackgroundRenders = ReturnType<typeof createBackgroundRenders>
