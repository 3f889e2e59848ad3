/** Ends the current task: the browser may paint and respond to input first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
