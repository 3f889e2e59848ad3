import type { FastifyRequest } from 'fastify'
import type { Actor } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { assertMay, roleOf, type Tokens } from './tokens'

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

/** Refuses a health report from anyone but a document server: whoever may report may cause a rollback. */
export function assertReporter(request: FastifyRequest, tokens: Tokens): void {
  const { kind } = roleOf(tokens, request.headers.authorization)
  if (kind === 'reporter' || kind === 'manager') return
  throw new ReleaseError('forbidden', 'Only a document server may report health: give it the reporter token.')
}
