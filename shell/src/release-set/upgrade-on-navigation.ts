interface MoveOnOptions {
  /** Whether documents are made of other versions now. */
  isNewer(): boolean
}

/** Versions don't change during checkout. */
const checkout = /^\/(shipment|payment|checkout|order)(\/|$)/

/**
 * Lets a tab upgrade to newer versions: the next link loads its page as a document, with native scrolling and focus.
 * Never within checkout, nor while a form has unsaved input.
 */
export function upgradeOnNavigation({ isNewer }: MoveOnOptions): () => void {
  const touched = new Set<HTMLFormElement>()

  const onInput = ({ target }: Event) => {
    const form = (target as Partial<HTMLInputElement>).form
    if (form && form.getAttribute('role') !== 'search') touched.add(form)
  }
  const onSent = ({ target }: Event) => void touched.delete(target as HTMLFormElement)
  const holdsInput = () => [...touched].some((form) => form.isConnected)

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event, link)) return
    if (!isNewer() || checkout.test(location.pathname) || checkout.test(link.pathname) || holdsInput()) return
    if (link.pathname === location.pathname) return
    // Stops the click before the router, so that the browser follows the link.
    event.stopPropagation()
  }

  document.addEventListener('input', onInput, true)
  document.addEventListener('reset', onSent, true)
  document.addEventListener('click', onClick, true)
  return () => {
    document.removeEventListener('input', onInput, true)
    document.removeEventListener('reset', onSent, true)
    document.removeEventListener('click', onClick, true)
  }
}

function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isElsewhere = link.origin !== location.origin || (link.target !== '' && link.target !== '_self')
  return event.button === 0 && !withKey && !isElsewhere && !link.hasAttribute('download')
}
