import { passwordAdvice } from './password-advice'

describe('passwordAdvice', () => {
  test.each([
    ['short', 0],
    ['aaaaaaaaaaaa', 0],
    ['password', 1],
    ['Passw0rd-2026', 1],
    ['8675309123', 1],
    ['corner-9x', 1],
    ['blue gloves 9', 2],
    ['three quiet corner posts', 3],
  ] as const)('rates "%s" as %i of 3', (password, strength) => {
    expect(passwordAdvice(password)?.strength).toBe(strength)
  })

  test('returns nothing for an empty password', () => {
    expect(passwordAdvice('')).toBeUndefined()
  })
})
