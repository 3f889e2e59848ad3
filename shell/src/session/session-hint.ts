import { useEffect } from 'react'
import { css } from 'styled-components'
import { useIsHydrated } from '../page/use-is-hydrated'

/**
 * Runs in the document's head: marks <html> when the cookie `logged_in` exists, so that the first paint of an anonymous
 * document, which contains the header of guests and of members, shows the right one. It never changes, and the CSP
 * allows it by its hash.
 */
export const sessionHintScript =
  "document.cookie.split('; ').some(function(c){return c.indexOf('logged_in=')===0&&c.length>10})&&(document.documentElement.dataset.session='known')"

/** Of elements rendered for both kinds of visitor, marked `data-for`, the first paint shows those that apply. */
export const guestStyles = css`
  html[data-session='known'] &[data-for='guests'],
  html:not([data-session='known']) &[data-for='members'] {
    display: none;
  }
`

/** Removes the hint once the hydrated page shows the session itself, so that it doesn't affect later sessions. */
export function SessionHintEnd(): null {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['session']
  }, [isHydrated])
  return null
}
