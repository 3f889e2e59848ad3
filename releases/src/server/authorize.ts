import type { FastifyRequest } from 'fastify'
import { fitsPattern } from '../identity/claim-patterns'
import { roleLabel, type Grant, type Role, type RoleOf, type Scope } from '../identity/roles'
import type { Actor, RegistryContext } from '../operations/registry-context'
import { ReleaseError } from '../release-error'

/** What a request is about to change. */
export interface Action {
  scope: Scope
  targets: readonly Target[]
  /** The caller's name, unless the token has one. */
  by?: string
  /** An action of release managers, as overriding the gate. */
  managerOnly?: boolean
}

interface Target {
  part: string
  version?: string
  channel?: string
}

/** Returns the actor of a request, or refuses it. */
export type Authorize = (request: FastifyRequest, action: Action) => Promise<Actor>

/** Checks requests by the role of their token; pipelines also by scope and channel. */
export function createAuthorize({ store }: Pick<RegistryContext, 'store'>, roleOf: RoleOf): Authorize {
  /** Every channel that a version was published to. */
  async function channelsOfVersion(part: string, version: string): Promise<string[]> {
    return (await store.listAudit())
      .filter(({ action }) => action === 'publish')
      .flatMap(({ changes }) => changes)
      .flatMap(({ part: published, to, channel }) =>
        published === part && to === version && channel !== undefined ? [channel] : [],
      )
  }

  async function isCovered({ channels }: Grant, { part, version, channel }: Target, scope: Scope): Promise<boolean> {
    if (!channels) return true
    const isAllowed = (name: string) => channels.some((pattern) => fitsPattern(pattern, name))
    if (scope !== 'publish' && version !== undefined) return (await channelsOfVersion(part, version)).some(isAllowed)
    // A rollback or an aborted canary names neither: it leads to what was live.
    if (channel === undefined) return scope === 'promote'
    return isAllowed(channel)
  }

  async function assertGranted(grants: readonly Grant[], { scope, targets }: Action): Promise<void> {
    for (const target of targets) {
      const ofPart = grants.filter((grant) => hasPart(grant, target.part))
      if (ofPart.length === 0) throw otherPart(grants, target.part)
      const scoped = ofPart.filter(({ scopes }) => scopes.includes(scope))
      if (scoped.length === 0) throw otherScope(ofPart, scope)
      const covered = await Promise.all(scoped.map((grant) => isCovered(grant, target, scope)))
      if (!covered.includes(true)) throw otherChannel(scoped, scope)
    }
  }

  return async (request, action) => {
    const role = roleOf(request.headers.authorization)
    if (role.kind === 'viewer' || role.kind === 'reporter') {
      throw new ReleaseError('forbidden', 'This token is read-only. Ask a release manager to do it.')
    }
    if (role.kind === 'team') assertOwnParts(role.part, action.targets)
    if (role.kind === 'pipeline') await assertGranted(role.grants, action)
    if (role.kind !== 'manager' && action.managerOnly) {
      throw new ReleaseError(
        'forbidden',
        'Only a release manager may override the gate, skip its checks, unblock a version, change prefixes, remove versions or repair the pointer.',
      )
    }
    const label = roleLabel(role)
    const actor = { by: role.name ?? (action.by?.trim() || label), role: label }
    return role.kind === 'pipeline' && role.commit !== undefined ? { ...actor, commit: role.commit } : actor
  }
}

/** Whether a role's own parts contain this one; viewers and document servers own none. */
export function ownsPart(role: Role, part: string): boolean {
  if (role.kind === 'pipeline') return role.grants.some((grant) => hasPart(grant, part))
  return role.kind === 'manager' || (role.kind === 'team' && role.part === part)
}

function hasPart({ parts }: Grant, part: string): boolean {
  return parts.includes('*') || parts.includes(part)
}

function assertOwnParts(own: string, targets: readonly Target[]): void {
  const other = targets.find(({ part }) => part !== own)
  if (other) throw new ReleaseError('forbidden', `The ${own} team’s token can only move ${own}, not ${other.part}.`)
}

function otherPart(grants: readonly Grant[], part: string): ReleaseError {
  const parts = [...new Set(grants.flatMap((grant) => grant.parts))].join(', ')
  return new ReleaseError(
    'forbidden',
    `This pipeline’s token is for ${parts}, not for ${part}. A release manager adds the part to a rule in trust.json.`,
  )
}

function otherScope(grants: readonly Grant[], scope: Scope): ReleaseError {
  const given = [...new Set(grants.flatMap((grant) => grant.scopes))].join(' and ')
  return new ReleaseError(
    'forbidden',
    `This pipeline’s token may ${given}, not ${scope}. Run the command from a job that may, or have a release manager ` +
      `add “${scope}” to the rule “${grants[0]?.rule}” in trust.json.`,
  )
}

function otherChannel(grants: readonly Grant[], scope: Scope): ReleaseError {
  const channels = [...new Set(grants.flatMap((grant) => grant.channels ?? []))].join(', ')
  return new ReleaseError(
    'forbidden',
    scope === 'publish'
      ? `This pipeline’s token publishes to these channels only: ${channels}. Add --channel.`
      : `This pipeline’s token is for versions that were published to these channels only: ${channels}. Publish the version there first, or name one with --channel.`,
  )
}
