/** A mouse that stays on a link for so long probably means it, in ms. */
const restMs = 80

/** Calls `prefetch` for each link of this site on hover, touch or focus. Returns the stop function. */
export function watchLinks(prefetch: (address: URL) => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function consider(event: Event): void {
    clearTimeout(timer)
    const address = addressOf(event.target)
    if (!address) return
    if (event.type === 'touchstart') prefetch(address)
    else timer = setTimeout(() => prefetch(address), restMs)
  }

  const kinds = ['pointerover', 'focusin', 'touchstart']
  for (const kind of kinds) document.addEventListener(kind, consider, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const kind of kinds) document.removeEventListener(kind, consider)
  }
}

/** The page that a link leads to within this site; undefined for other sites, downloads, new windows and this very page. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const address = new URL(link.href)
  address.hash = ''
  const isHere = address.pathname === location.pathname && address.search === location.search
  return isHere || /^\/(api|r)\//.test(address.pathname) ? undefined : address
}
