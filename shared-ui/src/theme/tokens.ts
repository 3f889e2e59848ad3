import type { Palette } from '../brand/palette'

/** The custom property of a color role, such as `--color-ink-muted`. */
export function colorProperty(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

const color = (role: keyof Palette) => `var(${colorProperty(role)})`

/** Design tokens as typed values; colors follow the scheme, everything else is fixed. */
export const tokens = {
  color: {
    page: color('page'),
    surface: color('surface'),
    sunken: color('sunken'),
    ink: color('ink'),
    inkMuted: color('inkMuted'),
    hairline: color('hairline'),
    border: color('border'),
    action: color('action'),
    actionHover: color('actionHover'),
    onAction: color('onAction'),
    actionText: color('actionText'),
    success: color('success'),
    warning: color('warning'),
    error: color('error'),
    info: color('info'),
    focus: color('focus'),
    scrim: color('scrim'),
  } satisfies Record<keyof Palette, string>,
  /** Multiples of 4 px, with larger steps at the top for the whitespace between sections. */
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4.5rem',
    9: '7rem',
  },
  font: {
    display: `'Barlow Condensed', 'Barlow Condensed Fallback', 'Arial Narrow', sans-serif`,
    /** The shell declares Inter from tablets up; phones use their system font. */
    text: `'Inter Variable', 'Inter Fallback', -apple-system, Roboto, 'Liberation Sans', system-ui, sans-serif`,
  },
  /** Text sizes; the larger ones scale with the window between 320 and 1280 px. */
  size: {
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
    section: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)',
    page: 'clamp(2.25rem, 1.75rem + 2.4vw, 3.75rem)',
    hero: 'clamp(3rem, 1.9rem + 5.4vw, 7rem)',
  },
  radius: '2px',
  rule: { thin: '1px', strong: '2px', heavy: '4px' },
  /** Minimum size of a touch target. */
  target: '44px',
  duration: { quick: '120ms', calm: '220ms' },
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
  /** Maximum width of page content, and of running text. */
  measure: { page: '80rem', text: '42rem' },
  layer: { header: 10, dialog: 100, toast: 200 },
} as const

/** A step of the spacing scale. */
export type Space = keyof typeof tokens.space
