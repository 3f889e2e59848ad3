import display from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { tokens } from '@shop/shared-ui'
import { colorSchemeRules, globalStyles } from '@shop/shared-ui/global-styles'
import { createGlobalStyle, styled } from 'styled-components'

const frameClass = 'shop-frame'

/**
 * The shop's fonts and color variables for the page, because dialogs are outside of the frame, and its reset for the
 * frame alone: with no specificity of its own, and without the rules of `html` and `body`.
 */
export const FrameStyles = createGlobalStyle`
  @font-face { font-family: 'Barlow Condensed'; font-weight: 700; src: url(${display}) format('woff2'); }
  @font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url(${text}) format('woff2-variations'); }
  ${colorSchemeRules}
  :where(.${frameClass}) { ${globalStyles.replace(colorSchemeRules, '')} }
`

/** Contains what a part renders, with the type and the colors of the shop's pages. */
export const FrameBox = styled.div.attrs({ className: frameClass })`
  background: ${tokens.color.page};
  color: ${tokens.color.ink};
  font: 400 1rem/1.55 ${tokens.font.text};
`
