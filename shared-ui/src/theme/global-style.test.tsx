/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { GlobalStyle } from './global-style'
import { dark, light } from './palette'
import { colorProperty, tokens } from './tokens'

function pageCss(): string {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<GlobalStyle />))
  return sheet.getStyleTags()
}

test('every colour token is declared for the light and for the dark scheme', () => {
  const css = pageCss().toLowerCase()
  const [bright = '', night = ''] = css.split(/prefers-color-scheme: ?dark/)
  for (const [role, token] of Object.entries(tokens.color)) {
    expect(token).toBe(`var(${colorProperty(role)})`)
    expect(bright).toContain(`${colorProperty(role)}:${light[role as keyof typeof light]}`)
    expect(night).toContain(`${colorProperty(role)}:${dark[role as keyof typeof dark]}`)
  }
})

test('motion stops for those who ask for stillness, and focus always shows', () => {
  const css = pageCss()
  expect(css).toMatch(/prefers-reduced-motion: ?reduce[\s\S]*animation-duration:0\.01ms/)
  expect(css).toMatch(/:focus-visible ?\{[^}]*outline:3px solid/)
})
