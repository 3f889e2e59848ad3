/** Maximum wait in ms, however busy the page is. */
const latest = 4_000

/**
 * Runs `work` once the page has loaded and is idle; returns the cancel function. Doesn't wait forever for a page that
 * never finishes loading, as with a part that hangs.
 */
export function whenIdle(work: () => void): () => void {
  let cancel: () => void = () => undefined

  function queue() {
    cancel()
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(work, { timeout: latest })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(work, latest / 2)
      cancel = () => clearTimeout(timer)
    }
  }

  if (document.readyState === 'complete') queue()
  else {
    const timeoutMs = setTimeout(queue, latest)
    window.addEventListener('load', queue, { once: true })
    cancel = () => {
      clearTimeout(timeoutMs)
      window.removeEventListener('load', queue)
    }
  }
  return () => cancel()
}
