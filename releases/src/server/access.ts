import type { FastifyRequest } from 'fastify'
import type { Actor } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { assertMay, roleOf, type Role, type Tokens } from './tokens'

interface AccessRequest {
  parts: readonly string[]
  by?: string
  force?: boolean
  managerOnly?: boolean
}

/** The actor of a request, if its token may access these parts. */
export function actorOf(
  request: FastifyRequest,
  tokens: Tokens,
  { parts, by, force, managerOnly }: AccessRequest,
): Actor {
  const role = roleOf(tokens, request.headers.authorization)
  assertMay(role, parts, force || managerOnly)
  const label = role.kind === 'team' ? `team:${role.part}` : role.kind
  return { by: by?.trim() || label, role: label }
}

const reading = ['manager', 'team', 'viewer'] as const
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
  act: ['manager', 'team'],
} as const satisfies Record<string, readonly Role['kind'][]>

const refusals: Record<keyof typeof access, string> = {
  read: 'A document server’s token can only read what it serves. Sign in with a viewer’s, team’s or manager’s token.',
  serve: 'This token may not read releases.',
  report: 'Only a document server may report health: give it the reporter token.',
  act: 'This token is read-only. Ask a release manager to do it.',
}

/** Route option that checks the token before the body is read. */
export function onlyFor(tokens: Tokens, kind: keyof typeof access) {
  const allowed: readonly Role['kind'][] = access[kind]
  return {
    async onRequest({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
      const role = roleOf(tokens, headers.authorization)
      if (!allowed.includes(role.kind)) throw new ReleaseError('forbidden', refusals[kind])
    },
  }
}
