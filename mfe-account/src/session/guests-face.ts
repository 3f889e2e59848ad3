import { css } from 'styled-components'

/** For what guests alone should see: keeps its place, unseen, until the page knows whose token the cookie holds. */
export const guestsFace = css`
  html[data-session='known'] & {
    visibility: hidden;
  }
`
