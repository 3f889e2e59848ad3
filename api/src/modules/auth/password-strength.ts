import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { isLeaked } from './leaked-passwords'

/** Minimum number of guesses; eight random characters pass. */
const MIN_GUESSES = 1e8
/** The cost of the estimate grows with the square of the length, so only the start of a long password is analyzed. */
const ANALYZED_CHARACTERS = 32
/** Interpretations of a password with leet substitutions (p4ssw0rd); each is analyzed separately. */
const MAX_LEET_READINGS = 8

/** Why a password is rejected: it appears in leaks, or it takes too few guesses. */
export type Weakness = 'leaked' | 'guessable'

/**
 * Checks a new password; null when it is strong enough. `userInputs` are names that an attacker tries first: of the
 * user, the email and the shop. Takes at most about 20 ms of CPU.
 */
export async function findWeakness(password: string, userInputs: string[]): Promise<Weakness | null> {
  if (isLeaked(password)) return 'leaked'
  const { guesses } = (await loadEstimator()).check(password, userInputs.flatMap(nameParts))
  return guesses < MIN_GUESSES ? 'guessable' : null
}

/** A name, its parts, and the parts joined: `Dana Rivera` is also guessed as `rivera` and `danarivera`. */
function nameParts(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u)
  return [name, ...parts, parts.join('')].filter((word) => word.length > 2)
}

/** Loaded by the first new password, since it takes 45 MB; that request takes 0.2 s longer. */
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
