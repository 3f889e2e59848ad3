import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { islandMark, type IslandReact } from '../island-react'
import { islandView } from './island-view'

/** What is used of the part's own styled-components. */
interface StyleSheet {
  collectStyles(view: ReactElement): ReactElement
  getStyleTags(): string
  seal(): void
}

/**
 * Renders a component on the server by the part's own React, with the style elements of its own styled-components before
 * the markup. It throws what the component throws.
 */
export function createRender(newSheet?: () => StyleSheet): NonNullable<IslandReact['render']> {
  return (screen, props, identifierPrefix) => {
    const view = islandView(screen, { props }, () => undefined)
    const sheet = newSheet?.()
    try {
      const markup = renderToString(sheet?.collectStyles(view) ?? view, { identifierPrefix })
      return (sheet?.getStyleTags().replaceAll('<style ', `<style ${islandMark} `) ?? '') + markup
    } finally {
      sheet?.seal()
    }
  }
}
