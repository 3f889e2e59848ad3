import { globalStyles } from '@shop/shared-ui/global-styles'
import { fontFaces } from './font-faces'

/** The style that stands before all others in a document; it is no component, as components' styles are put anew when they come to life. */
export const globalStyle = `${fontFaces}${globalStyles}`.replace(/\s+/g, ' ').trim()

/** Puts it into a page that came without: a dev server's. */
export function insertGlobalStyle(): void {
  const style = document.createElement('style')
  style.textContent = globalStyle
  document.head.prepend(style)
}
