import type { FastifyRequest } from 'fastify'
import type { Actor } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { assertMay, roleOf, type Role, type Tokens } from './tokens'

interface Wish {
  parts: readonly string[]
  by?: string
  force?: boolean
  managerOnly?: boolean
}

/** Who a request acts for, once its token allows it to touch these parts. */
export function actorOf(request: FastifyRequest, tokens: Tokens, { parts, by, force, managerOnly }: Wish): Actor {
  const role = roleOf(tokens, request.headers.authorization)
  assertMay(role, parts, force || managerOnly)
  const label = role.kind === 'team' ? `team:${role.part}` : role.kind
  return { by: by?.trim() || label, role: label }
}

const reading = ['manager', 'team', 'viewer'] as const
const serving = [...reading, 'reporter'] as const

/** Which kinds of token a route accepts. */
const access = {
  /** Those who look: status, audit, health. */
  read: reading,
  /** Those and document servers: pointer, releases, files. */
  serve: serving,
  /** Document servers alone, since a report may cause a rollback. */
  report: ['manager', 'reporter'],
  /** Those who act; on which parts, the route itself checks. */
  act: ['manager', 'team'],
} as const satisfies Record<string, readonly Role['kind'][]>

const refusals: Record<keyof typeof access, string> = {
  read: 'A document server’s token reads what it serves, no more. Sign in with a viewer’s, team’s or manager’s token.',
  serve: 'This token may not read releases.',
  report: 'Only a document server may report health: give it the reporter token.',
  act: 'This token may look and may not act. Ask a release manager to do it.',
}

/** A route option: the token is checked before anything of the request's body is read. */
export function onlyFor(tokens: Tokens, kind: keyof typeof access) {
  const allowed: readonly Role['kind'][] = access[kind]
  return {
    async onRequest({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
      const role = roleOf(tokens, headers.authorization)
      if (!allowed.includes(role.kind)) throw new ReleaseError('forbidden', refusals[kind])
    },
  }
}
