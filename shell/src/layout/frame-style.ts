import { media } from '@shop/shared-ui'
import { createGlobalStyle } from 'styled-components'

/** Heights that other things have to keep clear of. */
export const headerHeight = { phone: '56px', desk: '117px' } as const
export const mobileBarHeight = '64px'

/** Keeps what is focused or jumped to out from under the fixed header and the bottom bar. */
export const FrameStyle = createGlobalStyle`
  html {
    scroll-padding-block: calc(${headerHeight.phone} + 1rem) calc(${mobileBarHeight} + 1rem);
    ${media.desk} { scroll-padding-block: calc(${headerHeight.desk} + 1rem) 1rem; }
  }
`
