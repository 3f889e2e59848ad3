import { css } from 'styled-components'
import { dark, light } from './palette'
import type { Palette } from './palette'
import { colorProperty, tokens } from './tokens'

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([role, value]) => `${colorProperty(role)}: ${value};`)
    .join('')
}

/** The color custom properties: light, or dark where the visitor's system prefers it. */
export const colorSchemeRules = `
  :root { color-scheme: light dark; ${declarations(light)} }
  @media (prefers-color-scheme: dark) { :root { ${declarations(dark)} } }
`

/** Makes a block dark in both schemes (banner, footer): every color role inside it has its dark value. */
export const darkSection = css`
  color-scheme: dark;
  ${declarations(dark)}
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
`
