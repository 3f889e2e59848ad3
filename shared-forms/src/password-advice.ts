/** Advice on a password's strength; the API decides whether to accept it. */
export interface PasswordAdvice {
  /** 0 is refused or trivial to guess, 3 is strong. */
  strength: 0 | 1 | 2 | 3
  message: string
}

const COMMON_PASSWORD =
  /^(pass?w[o0]rd|qwert|asdf|1q2w3e|abc|iloveyou|welcome|letmein|admin|football|baseball|boxing|karate)/i
const ONE_CHARACTER = /^(.)\1+$/
const DIGITS_ONLY = /^\d+$/

/** Rates a new password by length and variety; undefined while it is empty. */
export function passwordAdvice(password: string): PasswordAdvice | undefined {
  if (password === '') return undefined
  if (password.length < 8) return { strength: 0, message: 'Too short: use at least 8 characters.' }
  if (ONE_CHARACTER.test(password)) return { strength: 0, message: 'Too easy to guess: it repeats one character.' }
  const different = new Set(password.toLowerCase()).size
  const worth = different + (password.length - different) / 2
  if (worth < 9 || DIGITS_ONLY.test(password) || COMMON_PASSWORD.test(password)) {
    return { strength: 1, message: 'Easy to guess. Put a few unrelated words together.' }
  }
  if (worth < 13) return { strength: 2, message: 'Good. One more word makes it strong.' }
  return { strength: 3, message: 'Strong.' }
}
