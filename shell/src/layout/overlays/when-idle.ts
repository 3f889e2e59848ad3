/** By then it is done however busy the page is, in ms. */
const latest = 4_000

/**
 * Does something once the page has loaded and has nothing better to do; gives back how to call it off. A page whose
 * loading does not end, as with a part that hangs, is not waited for.
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
