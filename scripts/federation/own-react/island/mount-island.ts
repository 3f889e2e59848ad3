import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { IslandReact } from '../island-react'
import { islandView, type PropsSource } from './island-view'

/** Shows a component in browsers, by the part's own React. */
export const mount: NonNullable<IslandReact['mount']> = (element, screen, props, { idPrefix, onError }) => {
  const source: PropsSource = { props }
  const view = islandView(screen, source, onError)
  // A mismatch with the server's markup is a fault of the part: as an uncaught error it is attributed by its stack.
  const options = { identifierPrefix: idPrefix, onRecoverableError: reportError }
  const isRendered = element.firstChild !== null
  const root = isRendered ? hydrateRoot(element, view, options) : createRoot(element, options)
  // At once, so that focus and scroll position of a new page find its content.
  if (!isRendered) flushSync(() => root.render(view))
  return {
    update(next) {
      source.props = next
      source.onChange?.(next)
    },
    unmount: () => root.unmount(),
  }
}
