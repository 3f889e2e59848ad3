import { ringDeclarations } from './focus-ring'
import { media } from './media'
import { paperStyles } from './paper-styles'
import { colorSchemeRules, darkCondition } from './scheme'
import { tokens } from './tokens'

export { colorSchemeRules }

/**
 * The global styles as plain CSS: colors, reset, typography, focus ring, reduced motion. They come first in the page
 * and never change: changing a custom property of the root restyles every element.
 */
export const globalStyles = `
  ${colorSchemeRules}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    background: ${tokens.color.page};
    color: ${tokens.color.ink};
    font: 400 100%/1.55 ${tokens.font.text};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scrollbar-gutter: stable;
    scroll-padding-block-start: 6rem;
    -webkit-tap-highlight-color: transparent;
  }

  body { background: ${tokens.color.page}; min-block-size: 100dvh; overflow-wrap: break-word; }

  /* A scrim cannot cover the gutter which stays where the scrollbar was. */
  html:has([data-scrim]) { background: color-mix(in srgb, ${tokens.color.page}, #0f0f10 62%); }

  h1, h2, h3, h4 {
    font-family: ${tokens.font.display};
    font-weight: 700;
    line-height: 1;
    text-wrap: balance;
    text-transform: uppercase;
    letter-spacing: -0.01em;
  }

  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  img, picture, svg, video { display: block; max-inline-size: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; }
  /* Else it is as wide as its longest words, and its form with it. */
  [type='file'] { inline-size: 100%; }
  /* Chromium's own cross is blue, which is nothing of ours. */
  [type='search']::-webkit-search-cancel-button { filter: grayscale(1); }
  button, select, summary, [type='radio'], [type='checkbox'] { touch-action: manipulation; }
  :where(ul[class], ol[class]) { list-style: none; padding: 0; }
  fieldset { border: 0; padding: 0; min-inline-size: 0; }
  table { border-collapse: collapse; }
  hr { border: 0; border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink}; }
  [hidden] { display: none !important; }

  :focus-visible { ${ringDeclarations} }
  main:focus-visible, h1:focus-visible { outline: none; }
  ::selection { background: ${tokens.color.ink}; color: ${tokens.color.page}; }

  ${media.stillness} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
  }

  ${paperStyles}
`

/** A color theme of the shop. */
export type Theme = 'light' | 'dark'

const darkQuery = `@media ${darkCondition}`

/** The global styles in one theme, independent of the system setting. */
export function fixedThemeStyles(theme: Theme): string {
  const styles = globalStyles.replaceAll(darkQuery, theme === 'dark' ? '@media all' : '@media not all')
  return `${styles} :root { color-scheme: ${theme}; }`
}
