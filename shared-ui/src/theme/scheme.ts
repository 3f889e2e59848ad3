import { css } from 'styled-components'
import { brandProperty, brandRoles } from '../brand/brand-colors'
import { dark, light } from '../brand/palette'
import type { Palette } from '../brand/palette'
import { colorProperty, tokens } from './tokens'

const isBrandRole = (role: string): role is (typeof brandRoles)[number] => brandRoles.some((known) => known === role)

/** The shop's own colors come before the theme's. */
function declarations(scheme: 'light' | 'dark', palette: Palette): string {
  return Object.entries(palette)
    .map(([role, value]) => {
      const color = isBrandRole(role) ? `var(${brandProperty(scheme, role)}, ${value})` : value
      return `${colorProperty(role)}: ${color};`
    })
    .join('')
}

/** When the dark colors apply; paper is always light. */
export const darkCondition = 'screen and (prefers-color-scheme: dark)'

/** The color custom properties: light, or dark where the visitor's system prefers it. */
export const colorSchemeRules = `
  :root { color-scheme: light dark; ${declarations('light', light)} }
  @media ${darkCondition} { :root { ${declarations('dark', dark)} } }
`

/** Makes a block dark in both schemes (banner, footer): every color role inside it has its dark value. */
export const darkSection = css`
  color-scheme: dark;
  ${declarations('dark', dark)}
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
`
