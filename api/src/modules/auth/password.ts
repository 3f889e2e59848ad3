import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { boundedWork } from '../../bounded-work'

/** OWASP's recommendation for argon2id (which is the package's default form): 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes a core and 19 MiB: one core is left for browsing, and a flood of logins waits or is turned away. */
const bounded = boundedWork({ running: Math.max(1, availableParallelism() - 1), waiting: 64 })

/** Argon2id of a password, as PHC text. */
export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, COST))

/** Hash of a random password that nobody kept, made at the same cost. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$W0+h7OBj2hLnph5l1hAXdQ$ttQnwZUy3khwrSwJl0Ct4MVgD+fy+rS+fM+nwSCGmqk'

/** Compares a password; without a hash it works just as long and says no, so that time tells nothing. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await bounded(() => verify(stored ?? DECOY, password))
  return matches && stored != null
}
