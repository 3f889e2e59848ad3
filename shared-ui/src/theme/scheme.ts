import { css } from 'styled-components'
import { dark, light } from './palette'
import type { Palette } from './palette'
import { colorProperty, tokens } from './tokens'

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([role, value]) => `${colorProperty(role)}: ${value};`)
    .join('')
}

/** The page's colours: light, or dark where the visitor's system asks for it. */
export const schemeRules = `
  :root { color-scheme: light dark; ${declarations(light)} }
  @media (prefers-color-scheme: dark) { :root { ${declarations(dark)} } }
`

/** Makes a block ink in both schemes (banner, footer): every colour role inside it is the dark one. */
export const inked = css`
  color-scheme: dark;
  ${declarations(dark)}
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
`
