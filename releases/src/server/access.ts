import type { FastifyRequest } from 'fastify'
import type { Actor } from '../operations/registry-context'
import { assertMay, roleOf, type Tokens } from './tokens'

/** Who a request acts for, once its token allows it to touch these parts. */
export function actorOf(
  request: FastifyRequest,
  tokens: Tokens,
  { parts, by, force }: { parts: readonly string[]; by?: string; force?: boolean },
): Actor {
  const role = roleOf(tokens, request.headers.authorization)
  assertMay(role, parts, force)
  const label = role.kind === 'manager' ? 'manager' : `team:${role.part}`
  return { by: by?.trim() || label, role: label }
}
