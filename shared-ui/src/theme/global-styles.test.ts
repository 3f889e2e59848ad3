import { fixedThemeStyles, globalStyles } from './global-styles'
import { dark, light } from '../brand/palette'
import { colorProperty, tokens } from './tokens'

const valueOf = (scheme: string, role: string, color: string) =>
  /action/i.test(role) ? `var(--brand-${scheme}-${role.replace(/[A-Z]/g, '-$&').toLowerCase()}, ${color})` : color

describe('globalStyles', () => {
  test('declares every color token for both schemes', () => {
    const [bright = '', night = ''] = globalStyles.toLowerCase().split('(prefers-color-scheme: dark)')
    for (const [role, token] of Object.entries(tokens.color)) {
      expect(token).toBe(`var(${colorProperty(role)})`)
      expect(bright).toContain(`${colorProperty(role)}: ${valueOf('light', role, light[role as keyof typeof light])}`)
      expect(night).toContain(`${colorProperty(role)}: ${valueOf('dark', role, dark[role as keyof typeof dark])}`)
    }
  })

  test.each(['light', 'dark'] as const)('show the %s theme on any system if it is fixed', (theme) => {
    const styles = fixedThemeStyles(theme)
    expect(styles).toContain(`@media ${theme === 'dark' ? 'all' : 'not all'} { :root {`)
    expect(styles).not.toContain('prefers-color-scheme')
  })

  test('stops animations for reduced motion, and always shows the focus', () => {
    expect(globalStyles).toMatch(/prefers-reduced-motion: reduce[\s\S]*animation-duration: 0\.01ms/)
    expect(globalStyles).toMatch(/:focus-visible \{[^}]*outline: 3px solid/)
  })
})
