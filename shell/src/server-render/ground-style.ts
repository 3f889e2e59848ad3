import { groundRules } from '@shop/shared-ui/ground'
import { fontFaces } from './font-faces'

/** The style that stands before all others in a document; it is no component, as components' styles are put anew when they come to life. */
export const groundStyle = `${fontFaces}${groundRules}`.replace(/\s+/g, ' ').trim()

/** Puts it into a page that came without: a dev server's. */
export function putGroundStyle(): void {
  const style = document.createElement('style')
  style.textContent = groundStyle
  document.head.prepend(style)
}
