interface ShownPage {
  path: string
  /** Time of the document in ms. */
  since: number
}

const pages: ShownPage[] = []

/** Remembers that a page is shown from now on; the document's first one from its start. */
export function noteShownPage(path: string): void {
  if (pages.at(-1)?.path !== path) pages.push({ path, since: pages.length === 0 ? 0 : performance.now() })
}

/** Path of the page that was shown at this time of the document. */
export function shownPageAt(time: number): string {
  return (pages.findLast(({ since }) => since <= time) ?? pages[0])?.path ?? location.pathname
}
