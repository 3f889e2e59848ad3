/** How well a password resists guessing, in words: advice only, the API decides what it takes. */
export interface PasswordAdvice {
  /** 0 will be refused or guessed at once, 3 is strong. */
  strength: 0 | 1 | 2 | 3
  words: string
}

const WELL_KNOWN =
  /^(pass?w[o0]rd|qwert|asdf|1q2w3e|abc|iloveyou|welcome|letmein|admin|football|baseball|boxing|karate)/i
const ONE_CHARACTER = /^(.)\1+$/
const DIGITS_ONLY = /^\d+$/

/** Judges a new password by length and variety, as guessing programs do; undefined while nothing is typed. */
export function passwordAdvice(password: string): PasswordAdvice | undefined {
  if (password === '') return undefined
  if (password.length < 8) return { strength: 0, words: 'Too short: use at least 8 characters.' }
  if (ONE_CHARACTER.test(password)) return { strength: 0, words: 'Too easy to guess: it repeats one character.' }
  const different = new Set(password.toLowerCase()).size
  const worth = different + (password.length - different) / 2
  if (worth < 9 || DIGITS_ONLY.test(password) || WELL_KNOWN.test(password)) {
    return { strength: 1, words: 'Easy to guess. Put a few unrelated words together.' }
  }
  if (worth < 13) return { strength: 2, words: 'Good. One more word makes it strong.' }
  return { strength: 3, words: 'Strong.' }
}
