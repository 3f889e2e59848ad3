import { globalStyles } from '@shop/shared-ui/global-styles'
import { heldTapsStyle } from '../page/held-taps'
import { fontFaces } from './font-faces'

/**
 * The first style element of a document. It isn't a component, since styled-components inserts its rules again on
 * hydration.
 */
export const globalStyle = `${fontFaces}${globalStyles}${heldTapsStyle}`.replace(/\s+/g, ' ').trim()

/** Inserts it into a page without it, as on a dev server. */
export function insertGlobalStyle(): void {
  const style = document.createElement('style')
  style.textContent = globalStyle
  document.head.prepend(style)
}
