import type { AuditEntry } from '../contract'
import { history, type HistoryRequest } from './history'
import type { MoveResult } from './move-pointer'
import { promote, type PromoteRequest } from './promote'
import { publishRelease, type PublishRequest, type PublishResult } from './publish-release'
import type { Actor, RegistryContext } from './registry-context'
import { rollback, type RollbackRequest } from './rollback'
import { status, type RegistryStatus } from './status'
import { verifyStore, type VerifyResult } from './verify-store'

/** All that can be asked of a registry, in this process or over HTTP alike. */
export interface Registry {
  publish(request: PublishRequest): Promise<PublishResult>
  promote(request: PromoteRequest): Promise<MoveResult>
  rollback(request: RollbackRequest): Promise<MoveResult>
  status(): Promise<RegistryStatus>
  history(request: HistoryRequest): Promise<AuditEntry[]>
  verify(): Promise<VerifyResult>
}

/** The registry on a store of this machine, acting for one person. */
export function localRegistry(context: RegistryContext, actor: Actor): Registry {
  return {
    publish: (request) => publishRelease(context, actor, request),
    promote: (request) => promote(context, actor, request),
    rollback: (request) => rollback(context, actor, request),
    status: () => status(context),
    history: (request) => history(context, request),
    verify: () => verifyStore(context),
  }
}
