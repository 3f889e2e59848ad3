import { media } from '@shop/shared-ui'
import { createGlobalStyle } from 'styled-components'

/** Heights that sticky elements keep clear of. */
export const headerHeight = { phone: '56px', desk: '117px' } as const
export const mobileBarHeight = '64px'

/**
 * Keeps focused elements and anchors out from under the sticky header and the bottom bar, and exposes their heights to
 * other sticky elements (toasts, a screen's own bars). A screen's own bottom bar sets `--page-bar-size`.
 */
export const FrameStyle = createGlobalStyle`
  html {
    --top-bar-size: ${headerHeight.phone};
    --bottom-bar-size: calc(${mobileBarHeight} + env(safe-area-inset-bottom));
    scroll-padding-block: calc(var(--top-bar-size) + 1rem)
      calc(var(--bottom-bar-size) + var(--page-bar-size, 0px) + 1rem);
    ${media.desk} {
      --top-bar-size: ${headerHeight.desk};
      --bottom-bar-size: 0px;
    }
  }
`
