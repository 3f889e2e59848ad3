import type { AuditEntry } from '../contract'
import { abortCanary, type AbortRequest } from './abort-canary'
import { healthStatus, type VersionHealth } from '../health/health-status'
import { collectGarbage, type CollectRequest, type CollectResult } from './collect-garbage'
import { history, type HistoryRequest } from './history'
import type { MoveResult } from './move-pointer'
import { preview, type PreviewLink, type PreviewRequest } from './preview'
import { promote, type PromoteRequest } from './promote'
import { publishRelease, type PublishRequest, type PublishResult } from './publish-release'
import type { Actor, RegistryContext } from './registry-context'
import { rollback, type RollbackRequest } from './rollback'
import { status, type RegistryStatus } from './status'
import { unblock, type UnblockRequest } from './unblock'
import { verifyStore, type VerifyResult } from './verify-store'

/** The registry's operations, in this process or over HTTP. */
export interface Registry {
  publish(request: PublishRequest): Promise<PublishResult>
  promote(request: PromoteRequest): Promise<MoveResult>
  rollback(request: RollbackRequest): Promise<MoveResult>
  abort(request: AbortRequest): Promise<MoveResult>
  unblock(request: UnblockRequest): Promise<AuditEntry>
  preview(request: PreviewRequest): Promise<PreviewLink>
  status(): Promise<RegistryStatus>
  history(request: HistoryRequest): Promise<AuditEntry[]>
  health(): Promise<VersionHealth[]>
  verify(): Promise<VerifyResult>
  collect(request: CollectRequest): Promise<CollectResult>
}

/** The registry over a store of this machine, for one actor. */
export function localRegistry(context: RegistryContext, actor: Actor): Registry {
  return {
    publish: (request) => publishRelease(context, actor, request),
    promote: (request) => promote(context, actor, request),
    rollback: (request) => rollback(context, actor, request),
    abort: (request) => abortCanary(context, actor, request),
    unblock: (request) => unblock(context, actor, request),
    preview: (request) => preview(context, request),
    status: () => status(context),
    history: (request) => history(context, request),
    health: async () => healthStatus((await context.store.readHealth(null)).reports),
    verify: () => verifyStore(context),
    collect: (request) => collectGarbage(context, actor, request),
  }
}
