/** Pages that wait for a renderer. */
export function createWaitingPages() {
  const waiting = new Set<() => void>()
  return {
    /** Resolves when a renderer is available, or after this time. */
    wait(ms: number): Promise<void> {
      return new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(done)
          resolve()
        }
        const timer = setTimeout(done, ms)
        waiting.add(done)
      })
    },
    resume(): void {
      for (const done of waiting) done()
    },
  }
}
