interface FallbackFace {
  family: string
  weights: string
  local: string
  /** Width of our face ÷ width of Arial over the same text, which gives `size-adjust`. */
  widthRatio: number
  /** Our face's ascent and descent in em. */
  ascent: number
  descent: number
}

const ARIAL = `local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Arimo')`
const ARIAL_BOLD = `local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Arimo Bold')`

/** Measured in Chromium over English text: sentences for Inter, capitals for Barlow Condensed. */
const faces: FallbackFace[] = [
  { family: 'Inter Fallback', weights: '100 500', local: ARIAL, widthRatio: 1.069, ascent: 0.969, descent: 0.241 },
  { family: 'Inter Fallback', weights: '600 900', local: ARIAL_BOLD, widthRatio: 1.008, ascent: 0.969, descent: 0.241 },
  {
    family: 'Barlow Condensed Fallback',
    weights: '500 600',
    local: ARIAL_BOLD,
    widthRatio: 0.6676,
    ascent: 1,
    descent: 0.2,
  },
  {
    family: 'Barlow Condensed Fallback',
    weights: '700',
    local: ARIAL_BOLD,
    widthRatio: 0.6805,
    ascent: 1,
    descent: 0.2,
  },
]

const percent = (ratio: number) => `${Math.round(ratio * 10000) / 100}%`

/**
 * System faces bent to the metrics of our own, so that text keeps its lines when the font file arrives.
 * The files themselves are imported by whoever owns the page (`@fontsource/barlow-condensed`, `@fontsource-variable/inter`).
 */
export const fallbackFaces = faces
  .map(
    ({ family, weights, local, widthRatio, ascent, descent }) =>
      `@font-face { font-family: '${family}'; font-weight: ${weights}; src: ${local}; size-adjust: ${percent(widthRatio)};` +
      ` ascent-override: ${percent(ascent / widthRatio)}; descent-override: ${percent(descent / widthRatio)}; line-gap-override: 0%; }`,
  )
  .join('\n')
