/** Runs `work` again and again with a pause in between until it is closed; closing waits for the current run. */
export function repeat(
  pauseMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): { close: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let round = Promise.resolve()

  const again = () => {
    if (closed) return
    timer = setTimeout(() => {
      round = work().catch(onFailure)
      void round.then(again)
    }, pauseMs)
  }
  again()

  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await round
    },
  }
}
