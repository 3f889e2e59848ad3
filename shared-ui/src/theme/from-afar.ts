import { css } from 'styled-components'
import { media } from './media'

/**
 * For what stands below the first screen of a document: the browser styles, lays out and paints it when it comes near.
 * The sizes are what it will take about, so that the page keeps its length. Only the page that a visit begins with is
 * rendered so (`data-first` on its root): pages that one comes back to need their true length at once.
 */
export const fromAfar = (size: { phone: string; tablet?: string; desk?: string }) => css`
  html[data-first] & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${size.phone};
    /* Containment cuts what stands out, such as focus rings. */
    overflow-clip-margin: 8px;
    ${size.tablet && `${media.tablet} { contain-intrinsic-block-size: auto ${size.tablet}; }`}
    ${size.desk && `${media.desk} { contain-intrinsic-block-size: auto ${size.desk}; }`}
  }
`
