import { useEffect } from 'react'
import { css } from 'styled-components'
import { useIsHydrated } from '../page/use-is-hydrated'

/**
 * Runs in the document's head: marks <html> when the cookie `logged_in` is there, so that the first paint of an
 * anonymous document, which holds the header of guests and of members, shows the right one of the two. It never
 * changes, and the CSP allows it by its hash.
 */
export const sessionHintScript =
  "document.cookie.split('; ').some(function(c){return c.indexOf('logged_in=')===0&&c.length>10})&&(document.documentElement.dataset.session='known')"

/** Of things rendered for both sorts of visitor, marked `data-for`, the first paint shows those of the one who is there. */
export const guestStyles = css`
  html[data-session='known'] &[data-for='guests'],
  html:not([data-session='known']) &[data-for='members'] {
    display: none;
  }
`

/** Takes the hint away once the hydrated page itself shows who is there, so that it says nothing of sessions to come. */
export function SessionHintEnd(): null {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['session']
  }, [isHydrated])
  return null
}
