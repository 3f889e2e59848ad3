import { media } from '@shop/shared-ui'
import { createGlobalStyle } from 'styled-components'

/** Heights that other things have to keep clear of. */
export const headerHeight = { phone: '56px', desk: '117px' } as const
export const mobileBarHeight = '64px'

/**
 * Keeps what is focused or jumped to out from under the sticky header and the bottom bar, and tells everything
 * else that sticks to the window (toasts, a screen's own bars and boxes) how much room the two take. A screen's own bar
 * at the foot says so in turn, by `--page-bar-size`.
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
