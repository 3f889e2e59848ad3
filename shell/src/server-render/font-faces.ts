import display from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { media } from '@shop/shared-ui'
import { displayFallback, textFallbacks } from './fallback-fonts'

const wide = media.tablet.replace('@media ', '')

/** Font files of the first paint, to be preloaded; `media` limits one to some windows. */
export const preloadedFonts: readonly { url: string; media?: string }[] = [{ url: display }, { url: text, media: wide }]

const face = (family: string, weights: string, display: string, url: string, format: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: ${display}; src: url(${url}) format('${format}'); }`

/**
 * The shop's two font families, served by the shell. Headings and labels have one weight and swap whenever it arrives
 * (`swap`). Running text is Inter from tablets up, and only if it arrives with the page (`optional`): later, all of it
 * would be laid out again during hydration. Phones use their system font. The rules are in a style element of their
 * own: styled-components rehydrates its elements by inserting each rule again, which would load the fonts again and
 * show the fallback in between.
 */
export const fontFaces = [
  face('Barlow Condensed', '700', 'swap', display, 'woff2'),
  displayFallback,
  `${media.tablet} {`,
  face('Inter Variable', '100 900', 'optional', text, 'woff2-variations'),
  textFallbacks,
  '}',
].join('\n')
