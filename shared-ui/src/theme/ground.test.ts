import { groundRules } from './ground'
import { dark, light } from './palette'
import { colorProperty, tokens } from './tokens'

test('every colour token is declared for the light and for the dark scheme', () => {
  const [bright = '', night = ''] = groundRules.toLowerCase().split('(prefers-color-scheme: dark)')
  for (const [role, token] of Object.entries(tokens.color)) {
    expect(token).toBe(`var(${colorProperty(role)})`)
    expect(bright).toContain(`${colorProperty(role)}: ${light[role as keyof typeof light]}`)
    expect(night).toContain(`${colorProperty(role)}: ${dark[role as keyof typeof dark]}`)
  }
})

test('motion stops for those who ask for stillness, and focus always shows', () => {
  expect(groundRules).toMatch(/prefers-reduced-motion: reduce[\s\S]*animation-duration: 0\.01ms/)
  expect(groundRules).toMatch(/:focus-visible \{[^}]*outline: 3px solid/)
})
