import { css } from 'styled-components'

/** Reserves the space of guest content but hides it until the session is known. */
export const guestStyles = css`
  html[data-session='known'] & {
    visibility: hidden;
  }
`
