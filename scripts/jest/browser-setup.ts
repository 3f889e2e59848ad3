import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'

// How long a machine may take that is busy with everything else; what comes is seen at once all the same.
configure({ asyncUtilTimeout: 60_000 })

/** Nothing matches in jsdom: it has no viewport, so every component shows its base layout. */
function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList
}

/** jsdom lays nothing out, so nothing ever becomes visible or changes its size. */
class NeverObserves {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia,
    scrollTo: () => undefined,
    IntersectionObserver: NeverObserves,
    ResizeObserver: NeverObserves,
  })
  Element.prototype.scrollIntoView = () => undefined
}
