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

/**
 * Renders pages that no visitor waits for, one at a time and only while no visitor waits: first those that were just
 * requested, then the list. Failures are left to the next visitor, who renders the page again.
 */
export function createBackgroundRenders({ isBusy }: BackgroundOptions) {
  const requested = new Map<string, Job>()
  let listed: Job[] = []
  let isRunning = false

  function take(): Job | undefined {
    const [first] = requested.values()
    if (!first) return listed.shift()
    requested.delete(first.key)
    return first
  }

  function resume(): void {
    if (isRunning || isBusy()) return
    const job = take()
    if (!job) return
    isRunning = true
    void job
      .render()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false
        // Requests that arrived in the meantime are served first.
        setImmediate(resume)
      })
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
    /** Continues once visitors no longer wait. */
    resume,
    /** Jobs that wait. */
    size: () => requested.size + listed.length,
  }
}

/** See `createBackgroundRenders`. */
export type BackgroundRenders = ReturnType<typeof createBackgroundRenders>
