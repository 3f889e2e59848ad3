/** Ends the browser's task: it may paint and answer taps before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
