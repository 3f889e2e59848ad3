interface FallbackFont {
  family: string
  weights: string
  local: string
  /** Width of our font ÷ width of Arial for the same text; used for `size-adjust`. */
  widthRatio: number
  /** Our face's ascent and descent in em. */
  ascent: number
  descent: number
}

const ARIAL = `local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Arimo')`
const ARIAL_BOLD = `local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Arimo Bold')`

const percent = (ratio: number) => `${Math.round(ratio * 10000) / 100}%`

const css = ({ family, weights, local, widthRatio, ascent, descent }: FallbackFont) =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; src: ${local}; size-adjust: ${percent(widthRatio)};` +
  ` ascent-override: ${percent(ascent / widthRatio)}; descent-override: ${percent(descent / widthRatio)}; line-gap-override: 0%; }`

/*
 * System fonts adjusted to the metrics of our own, so that lines don't reflow when the font file arrives. Measured in
 * Chromium over
 * English text: sentences for Inter, capitals for Barlow Condensed.
 */

/** The fallback of Barlow Condensed until it is loaded. */
export const displayFallback = css({
  family: 'Barlow Condensed Fallback',
  weights: '700',
  local: ARIAL_BOLD,
  widthRatio: 0.6805,
  ascent: 1,
  descent: 0.2,
})

const inter = { family: 'Inter Fallback', ascent: 0.969, descent: 0.241 }

/** The fallback of Inter where it isn't loaded with the page. */
export const textFallbacks = [
  css({ ...inter, weights: '100 500', local: ARIAL, widthRatio: 1.069 }),
  css({ ...inter, weights: '600 900', local: ARIAL_BOLD, widthRatio: 1.008 }),
].join('\n')
