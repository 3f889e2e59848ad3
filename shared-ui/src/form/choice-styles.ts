import { css } from 'styled-components'
import { focusRing } from '../theme/focus-ring'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'

/** Shows the focus of a hidden radio on its label. */
export const focusWithin = css`
  &:has(:focus-visible) {
    ${focusRing}
  }
`

/** Marks the selected label of hidden radios in forced-colors mode. */
export const forcedColorsSelected = css`
  ${media.forced} {
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** A diagonal line through a sold-out option, in two tones so that it shows on any color. */
export const strikethrough = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 2px),
      ${tokens.color.page} calc(50% - 2px) calc(50% - 1px),
      ${tokens.color.ink} calc(50% - 1px) calc(50% + 1px),
      ${tokens.color.page} calc(50% + 1px) calc(50% + 2px),
      transparent calc(50% + 2px)
    );
    pointer-events: none;
  }
`
