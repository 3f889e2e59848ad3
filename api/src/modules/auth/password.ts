import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { boundedWork } from '../../bounded-work'

/** OWASP's recommendation for argon2id (the package's default variant): 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes a core and 19 MiB: one core stays free for browsing, and a flood of logins is queued or rejected. */
const bounded = boundedWork({ running: Math.max(1, availableParallelism() - 1), waiting: 64 })

/** Argon2id hash of a password in PHC format. */
export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, COST))

/** Hash of a discarded random password with the same cost. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$W0+h7OBj2hLnph5l1hAXdQ$ttQnwZUy3khwrSwJl0Ct4MVgD+fy+rS+fM+nwSCGmqk'

/** Compares a password. Without a stored hash it takes as long and returns false, so that timing reveals nothing. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await bounded(() => verify(stored ?? DECOY, password))
  return matches && stored != null
}
