/** Does the work once what has changed so far is on the screen: a press is seen to be heard before it costs time. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
