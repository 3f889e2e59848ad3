import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { isLeaked, loadLeakedPasswords } from './leaked-passwords'

/** Guesses that a password must withstand; eight random characters do. */
const MIN_GUESSES = 1e8
/** The estimate grows with the square of the length, so that only the start of a long password is analyzed. */
const ANALYZED_CHARACTERS = 32
/** Readings of one password whose letters are written as digits and signs (p4ssw0rd); each is analyzed by itself. */
const MAX_LEET_READINGS = 8

/** Why a password is refused: it is known from leaks, or it takes too few guesses. */
export type Weakness = 'leaked' | 'guessable'

/**
 * Judges a new password; null when it is strong enough. `ownWords` are names that an attacker tries
 * first: of the person, of the email, of the shop. Takes some 20 ms of CPU at most for any password.
 */
export async function findWeakness(password: string, userInputs: string[]): Promise<Weakness | null> {
  if (isLeaked(password)) return 'leaked'
  const { guesses } = (await loadEstimator()).check(password, userInputs.flatMap(nameParts))
  return guesses < MIN_GUESSES ? 'guessable' : null
}

/** A name as it is, its parts, and these joined: `Dana Rivera` is guessed as `rivera` and `danarivera` too. */
function nameParts(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u)
  return [name, ...parts, parts.join('')].filter((word) => word.length > 2)
}

/** Loads dictionaries and list ahead of the first registration: 0.2 s and 45 MB that no request should wait for. */
export async function preloadStrengthEstimator(): Promise<void> {
  loadLeakedPasswords()
  await loadEstimator()
}

let estimator: Promise<ZxcvbnFactory> | undefined
const loadEstimator = () => (estimator ??= createEstimator())

async function createEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: ANALYZED_CHARACTERS,
    l33tMaxSubstitutions: MAX_LEET_READINGS,
  })
}
