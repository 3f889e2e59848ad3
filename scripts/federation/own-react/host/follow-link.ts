interface Click {
  target: unknown
  button: number
  defaultPrevented: boolean
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  preventDefault(): void
}

/** Opens a clicked link to a page of this site through `navigate`, as the shell's own links do; leaves others alone. */
export function followLink(click: Click, navigate: (path: string) => void): void {
  if (click.defaultPrevented || click.button !== 0) return
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isPageOfSite(link)) return
  click.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}

function isPageOfSite({ origin, pathname, target, download }: HTMLAnchorElement): boolean {
  const isHere = target === '' || target === '_self'
  return isHere && !download && origin === location.origin && !/^\/(api|r)\//.test(pathname)
}
