import { css } from 'styled-components'
import { media } from './media'

/**
 * Skips rendering of content below the first screen until it comes near the viewport. The sizes are estimates that keep
 * the page's length stable. Only applies to the first page of a visit (`data-first` on the root) until it is idle: on
 * later pages, restoring the scroll position needs true sizes. Paper and pages without scripts, which would never end
 * it, get all content.
 */
export const contentVisibilityAuto = (size: { phone: string; tablet?: string; desk?: string }) => css`
  @media screen and (scripting: enabled) {
    html[data-first] & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${size.phone};
      /* Containment clips overflow such as focus rings. */
      overflow-clip-margin: 8px;
      ${size.tablet && `${media.tablet} { contain-intrinsic-block-size: auto ${size.tablet}; }`}
      ${size.desk && `${media.desk} { contain-intrinsic-block-size: auto ${size.desk}; }`}
    }
  }
`
