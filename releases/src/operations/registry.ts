import type { AuditEntry } from '../contract'
import { errorGroups, type ErrorGroup, type ErrorRequest } from '../errors/error-groups'
import type { ActivePreview } from '../preview/active-previews'
import { abortCanary, type AbortRequest } from './abort-canary'
import { healthStatus, type VersionHealth } from '../health/health-status'
import { changePrefixes, listPrefixes, type PrefixRequest, type PrefixResult } from './change-prefixes'
import { closeChannel, listChannels, type ChannelStatus, type CloseRequest, type CloseResult } from './close-channel'
import { collectGarbage, type CollectRequest, type CollectResult } from './collect-garbage'
import { history, type HistoryRequest } from './history'
import { changeGuard, listGuards, type GuardRequest, type GuardStatus } from '../guard/guard-status'
import type { MoveResult } from './move-pointer'
import { preview, type PreviewLink, type PreviewRequest } from './preview'
import { promote, type PromoteRequest } from './promote'
import { publishRelease, type PublishRequest, type PublishResult } from './publish-release'
import type { Actor, RegistryContext } from './registry-context'
import { changeLocks, type LockRequest } from './part-locks'
import { listPreviews, revokePreview, type RevokeRequest } from './revoke-preview'
import { repairPointer, type RepairRequest, type RepairResult } from './repair-pointer'
import { rollback, type RollbackRequest } from './rollback'
import { signalStatus, type SignalRequest, type VersionSignals } from '../signals/signal-status'
import { status, type RegistryStatus } from './status'
import { unblock, type UnblockRequest } from './unblock'
import { verifyStore, type VerifyResult } from './verify-store'

/** The registry's operations, in this process or over HTTP. */
export interface Registry {
  publish(request: PublishRequest): Promise<PublishResult>
  promote(request: PromoteRequest): Promise<MoveResult>
  rollback(request: RollbackRequest): Promise<MoveResult>
  abort(request: AbortRequest): Promise<MoveResult>
  repair(request: RepairRequest): Promise<RepairResult>
  unblock(request: UnblockRequest): Promise<AuditEntry>
  preview(request: PreviewRequest): Promise<PreviewLink>
  previews(): Promise<ActivePreview[]>
  revokePreview(request: RevokeRequest): Promise<ActivePreview>
  channels(): Promise<ChannelStatus[]>
  closeChannel(request: CloseRequest): Promise<CloseResult>
  prefixes(): Promise<Pick<PrefixResult, 'revision' | 'prefixes'>>
  changePrefixes(request: PrefixRequest): Promise<PrefixResult>
  status(): Promise<RegistryStatus>
  history(request: HistoryRequest): Promise<AuditEntry[]>
  health(): Promise<VersionHealth[]>
  changeLocks(request: LockRequest): Promise<AuditEntry>
  guards(): Promise<GuardStatus[]>
  changeGuard(request: GuardRequest): Promise<AuditEntry>
  signals(request: SignalRequest): Promise<VersionSignals[]>
  errors(request: ErrorRequest): Promise<ErrorGroup[]>
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
    repair: (request) => repairPointer(context, actor, request),
    unblock: (request) => unblock(context, actor, request),
    preview: (request) => preview(context, actor, request),
    previews: () => listPreviews(context),
    revokePreview: (request) => revokePreview(context, actor, request),
    channels: () => listChannels(context),
    closeChannel: (request) => closeChannel(context, actor, request),
    prefixes: () => listPrefixes(context),
    changePrefixes: (request) => changePrefixes(context, actor, request),
    status: () => status(context),
    history: (request) => history(context, request),
    health: async () => healthStatus((await context.store.readHealth(null)).reports),
    changeLocks: (request) => changeLocks(context, actor, request),
    guards: () => listGuards(context),
    changeGuard: (request) => changeGuard(context, actor, request),
    signals: (request) => signalStatus(context.store, request),
    errors: (request) => errorGroups(context, request),
    verify: () => verifyStore(context),
    collect: (request) => collectGarbage(context, actor, request),
  }
}
