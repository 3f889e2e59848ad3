import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'

// Upper limit on a heavily loaded machine; results are still detected immediately.
configure({ asyncUtilTimeout: 60_000 })

/** jsdom has no viewport, so no media query matches and components use their base layout. */
function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList
}

/** jsdom has no layout, so nothing becomes visible or changes size. */
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
