import { css } from 'styled-components'

/**
 * The room of a page above the frame's foot: all that is in view, so that the foot never moves through it, whether
 * a little comes or a lot. While the page is `aria-busy` its room is long: one who comes back to the middle of a page stays there.
 */
export const pageRoom = css`
  align-content: start;
  min-block-size: calc(100svh - var(--top-bar-size));

  &[aria-busy='true'] {
    min-block-size: 250svh;
  }
`
