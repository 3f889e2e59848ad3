interface Deadline {
  timeRemaining(): number
}

/** Time of a frame that a section may take, in ms. */
const SECTION_MS = 8
/** Where the browser doesn't report idle time, in ms. */
const PAUSE_MS = 50

/**
 * Renders what `content-visibility` skipped on a visit's first page, so that screenshots and readers of the page's text
 * see all of it. Lays out one section after another in idle time: all at once would block a slow phone.
 */
export function renderWholePage(): void {
  const { dataset } = document.documentElement
  const skipped = skippedSections(document.body)
  const rendered: HTMLElement[] = []

  function renderMore(deadline: Deadline): void {
    do {
      const section = skipped.shift()
      if (!section || dataset['first'] === undefined) return end()
      rendered.push(section)
      section.style.setProperty('content-visibility', 'visible')
      void section.offsetHeight
    } while (deadline.timeRemaining() > SECTION_MS)
    schedule(renderMore)
  }

  function end(): void {
    delete dataset['first']
    for (const section of rendered) section.style.removeProperty('content-visibility')
  }

  schedule(renderMore)
}

function schedule(work: (deadline: Deadline) => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, PAUSE_MS, { timeRemaining: () => 0 })
}

/** Elements that skip their content; only what is rendered is searched. */
function skippedSections(parent: Element): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (getComputedStyle(child).contentVisibility === 'auto') return [child as HTMLElement]
    return skippedSections(child)
  })
}
