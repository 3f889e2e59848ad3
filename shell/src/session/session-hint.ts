import { css } from 'styled-components'

/**
 * Runs in the document's head: marks <html> when a session cookie stands, so that the first paint of an
 * anonymous document does not show a logged-in visitor the ways to log in. It never changes, and the CSP
 * allows it by its hash.
 */
export const sessionHintScript =
  "document.cookie.split('; ').some(function(c){return c.indexOf('token=')===0&&c.length>6})&&(document.documentElement.dataset.session='known')"

/** For what guests alone should see: keeps its place, unseen, while the hint stands. */
export const guestsOnlyFace = css`
  html[data-session='known'] & {
    visibility: hidden;
  }
`

/** Takes the hint away, once the hydrated page itself shows who is there. */
export function forgetSessionHint(): void {
  delete document.documentElement.dataset['session']
}
