import { contrast, mix } from './contrast'
import { dark, light, type Palette } from './palette'

/** The roles that take the shop's own color. */
export const brandRoles = ['action', 'actionHover', 'onAction', 'actionText'] as const
export type BrandColors = Pick<Palette, (typeof brandRoles)[number]>

const STEPS = 100
const white = '#ffffff'
const black = '#000000'
const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)

/** The custom property by which a shop replaces a role's color in one scheme. */
export const brandProperty = (scheme: 'light' | 'dark', role: keyof Palette): string =>
  `--brand-${scheme}-${role.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * The colors of actions made of an accent (`#rrggbb`) for each scheme: as near to it as the contrasts of `pairings.ts`
 * allow.
 */
export function brandColors(accent: string): { light: BrandColors; dark: BrandColors } {
  return { light: colorsOn(light, accent, black), dark: colorsOn(dark, accent, white) }
}

/** The CSS that replaces the theme's colors of actions by those of an accent; empty for none or an unknown form. */
export function brandStyle(accent: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(accent)) return ''
  const declarations = Object.entries(brandColors(accent)).flatMap(([scheme, colors]) =>
    brandRoles.map((role) => `${brandProperty(scheme as 'light' | 'dark', role)}:${colors[role]}`),
  )
  return `:root{${declarations.join(';')}}`
}

/** `away` is the color most unlike the scheme's backgrounds: mixing towards it raises the contrast with them. */
function colorsOn({ page, surface, sunken }: Palette, accent: string, away: string): BrandColors {
  const least = (color: string) => Math.min(...[page, surface, sunken].map((ground) => contrast(color, ground)))
  const nearest = (fits: (color: string) => boolean) =>
    shares.map((share) => mix(accent, away, share)).find(fits) ?? away
  const action = nearest((color) => least(color) >= 3 && contrast(color, bestOn(color)) >= 4.5)
  const onAction = bestOn(action)
  return {
    action,
    actionHover: mix(action, onAction === white ? black : white, 0.2),
    onAction,
    actionText: nearest((color) => least(color) >= 4.5),
  }
}

const bestOn = (color: string) => (contrast(white, color) >= contrast(black, color) ? white : black)
