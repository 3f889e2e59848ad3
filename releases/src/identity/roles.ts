import { z } from 'zod'

/** What a pipeline’s token may do; `promote` also starts and ends canaries and rolls back. */
export const scopes = ['publish', 'preview', 'promote'] as const
export type Scope = (typeof scopes)[number]

/** What one trust rule gives a pipeline: `*` is every part; without channels, any version may be moved. */
export interface Grant {
  rule: string
  parts: readonly string[]
  scopes: readonly Scope[]
  channels?: readonly string[]
}

/** The role of a token, and its owner's name when the token is personal or a pipeline's. */
export type Role = (
  | { kind: 'manager' }
  | { kind: 'team'; part: string }
  | { kind: 'viewer' }
  | { kind: 'reporter' }
  | { kind: 'pipeline'; grants: readonly Grant[]; commit?: string }
) & {
  name?: string
}

/** Finds the role of an `Authorization` header; throws a ReleaseError without a valid token. */
export type RoleOf = (authorization: string | undefined) => Role

/** Role of a person, in `tokens.json` and in the trust rules. */
export const personRole = z
  .string()
  .regex(/^(manager|viewer|team:[a-z][a-z0-9-]*)$/, 'a role is manager, viewer or team:<part>')

/** The role that a text of `personRole` names. */
export function parseRole(role: string): Role {
  if (role.startsWith('team:')) return { kind: 'team', part: role.slice('team:'.length) }
  return { kind: role === 'manager' ? 'manager' : 'viewer' }
}

/** A role as the audit log has it. */
export function roleLabel(role: Role): string {
  if (role.kind === 'team') return `team:${role.part}`
  if (role.kind === 'pipeline') return `pipeline:${role.grants.map(({ rule }) => rule).join('+')}`
  return role.kind
}

/** Whether an actor with this label is a team or its pipeline, rather than a release manager. */
export function isTeamLabel(label: string): boolean {
  return /^(team|pipeline):/.test(label)
}
