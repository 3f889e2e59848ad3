/** By then it is done however busy the page is, in ms. */
const latest = 4_000

/** Does something once the page has loaded and has nothing better to do; gives back how to call it off. */
export function whenIdle(work: () => void): () => void {
  let cancel: () => void = () => undefined

  function queue() {
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
    window.addEventListener('load', queue, { once: true })
    cancel = () => window.removeEventListener('load', queue)
  }
  return () => cancel()
}
