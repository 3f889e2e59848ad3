/** Yields to the browser so that the click is painted before the work starts (INP). */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
