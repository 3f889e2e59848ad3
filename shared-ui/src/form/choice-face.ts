import { css } from 'styled-components'
import { focusRing } from '../theme/focus-ring'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'

/** Shows the focus of a hidden radio on the label around it. */
export const focusWithin = css`
  &:has(:focus-visible) {
    ${focusRing}
  }
`

/** Tells the chosen label of hidden radios from the others where the system's colours take the place of its own. */
export const chosenWhenForced = css`
  ${media.forced} {
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** A diagonal line through something sold out; drawn in two tones, so that it shows on any colour. */
export const struckOut = css`
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
