import { css } from 'styled-components'

/**
 * Minimum height of a page: the viewport, so that the footer doesn't move while content loads. An `aria-busy` page is
 * longer, to preserve the scroll position when the user returns.
 */
export const pageMinHeight = css`
  align-content: start;
  min-block-size: calc(100svh - var(--top-bar-size));

  &[aria-busy='true'] {
    min-block-size: 250svh;
  }
`
