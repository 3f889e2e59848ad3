import type { FastifyRequest } from 'fastify'
import type { Identity } from '../identity/identity'
import type { Role, RoleOf } from '../identity/roles'
import { ReleaseError } from '../release-error'
import { staticRole, type Tokens } from './tokens'

const reading = ['manager', 'team', 'pipeline', 'viewer'] as const
const serving = [...reading, 'reporter'] as const

/** Token roles by kind of route. */
const access = {
  /** Viewers: status, audit log, health. */
  read: reading,
  /** Viewers and document servers: pointer, releases, files. */
  serve: serving,
  /** Document servers only, since a report may cause a rollback. */
  report: ['manager', 'reporter'],
  /** Roles that may change something; the route checks the parts. */
  act: ['manager', 'team', 'pipeline'],
} as const satisfies Record<string, readonly Role['kind'][]>

const refusals: Record<keyof typeof access, string> = {
  read: 'A document server’s token can only read what it serves. Sign in with a viewer’s, team’s or manager’s token.',
  serve: 'This token may not read releases.',
  report: 'Only a document server may report health: give it the reporter token.',
  act: 'This token is read-only. Ask a release manager to do it.',
}

/** Finds roles by short-lived tokens and by static ones; refuses a missing or unknown token. */
export function createRoleOf(tokens: () => Tokens, identity: Identity): RoleOf {
  return (authorization) => {
    const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
    if (given === undefined) {
      throw new ReleaseError(
        'unauthorized',
        'A token is required: set RELEASES_TOKEN to your team’s or a release manager’s, or run npm run release -- login.',
      )
    }
    const role = identity.roleOf(given) ?? staticRole(tokens(), given)
    if (role) return role
    throw new ReleaseError(
      'unauthorized',
      'Unknown token. Ask a release manager for your team’s token; a new one is valid once it is in tokens.json.',
    )
  }
}

/** Reports an invalid file of tokens or trust rules as the server's failure, not the caller's. */
export function withValidSettings<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ReleaseError) || error.kind !== 'usage') throw error
    throw new ReleaseError(
      'unreachable',
      `The release server accepts no such token until this is corrected: ${error.message}`,
    )
  }
}

/** Route option that checks the token before the body is read. */
export function onlyFor(roleOf: RoleOf, kind: keyof typeof access) {
  const allowed: readonly Role['kind'][] = access[kind]
  return {
    async onRequest({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
      const role = roleOf(headers.authorization)
      if (!allowed.includes(role.kind)) throw new ReleaseError('forbidden', refusals[kind])
    },
  }
}
