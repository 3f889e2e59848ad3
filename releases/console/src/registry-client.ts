import type { AuditEntry, Finding, ReleaseManifest } from '../../src/contract'
import { isToken } from '../../src/contract/token'
import type { VersionHealth } from '../../src/health/health-status'
import type { GuardStatus } from '../../src/guard/guard-status'
import type { ErrorGroup } from '../../src/errors/error-groups'
import type { VersionSignals } from '../../src/signals/signal-status'
import type { MoveResult } from '../../src/operations/move-pointer'
import type { PreviewLink } from '../../src/operations/preview'
import type { ActivePreview } from '../../src/preview/active-previews'
import type { RegistryStatus } from '../../src/operations/status'
import { watchMoves } from './watch-moves'

/** The permissions of a token. */
export interface Session {
  role: string
  /** The name in the audit log, for tokens that have one. */
  name?: string
  /** Parts that it may move; `*` for all. */
  parts: string[]
  mayForce: boolean
}

/** The data of the page. */
export interface Registry {
  status: RegistryStatus
  history: AuditEntry[]
  health: VersionHealth[]
  /** What visits of the last day measured. */
  signals: VersionSignals[]
  /** Errors in visitors' browsers within the last day, the last seen first. */
  errors: ErrorGroup[]
  /** Guarded promotions on their way. */
  guards: GuardStatus[]
  /** The active previews that the token may see. */
  previews: ActivePreview[]
}

/** A move of the release pointer. */
type MoveAction =
  | { kind: 'promote'; part: string; version: string; canary?: number; guarded?: true }
  | { kind: 'rollback'; part: string }
  | { kind: 'abort'; part: string }

/** Unblocks a version; nothing goes live. */
interface UnblockAction {
  kind: 'unblock'
  part: string
  version: string
  /** Why it is blocked. */
  blocked: string
}

/** Pauses or resumes a guarded promotion; nothing moves. */
interface GuardAction {
  kind: 'guard'
  part: string
  version: string
  step: 'pause' | 'resume'
}

/** An action of the console. */
export type ReleaseAction = MoveAction | UnblockAction | GuardAction

/** Whether an action moves the pointer, so that the gate judges it. */
export function isMove(action: ReleaseAction): action is MoveAction {
  return action.kind !== 'unblock' && action.kind !== 'guard'
}

/** What a version was built from; `dirty` when the sources differed from the commit. */
export type Origin = Pick<ReleaseManifest, 'commit' | 'builtAt' | 'dirty'>

/** Request timeouts: a move waits for the gate, which renders the sample pages. */
const timeoutsMs = { read: 15_000, move: 120_000 }
const unreachableMessage = 'The release server does not respond.'
const invalidTokenMessage = 'Invalid token: tokens contain only letters, digits, - and _. Copy it again.'

/** A refused request with the gate's findings; status 0 means that there was no response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly findings: Finding[],
  ) {
    super(message)
  }
}

/** Client of the release server's API; `by` is recorded in the audit log. */
export function registryClient(token: string, by: string) {
  async function send<T>(path: string, body?: object): Promise<T> {
    if (!isToken(token)) throw new Refusal(401, invalidTokenMessage, [])
    const response = await fetch(path, {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify({ ...body, by }) }),
      signal: AbortSignal.timeout(body ? timeoutsMs.move : timeoutsMs.read),
    }).catch(() => {
      throw new Refusal(0, unreachableMessage, [])
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && answer !== null) return answer as T
    const { message = unreachableMessage, findings = [] } = (answer ?? {}) as Partial<Refusal>
    throw new Refusal(response.status, message, findings)
  }

  return {
    /** Calls back at each move; returns a function that stops watching. */
    watch: (onMove: () => void) => watchMoves('/v1/pointer/events', token, onMove),
    session: () => send<Session>('/v1/session'),
    async read(): Promise<Registry> {
      const [status, history, health, signals, errors, guards, previews] = await Promise.all([
        send<RegistryStatus>('/v1/status'),
        send<AuditEntry[]>('/v1/history?limit=1000'),
        send<VersionHealth[]>('/v1/health'),
        send<VersionSignals[]>('/v1/signals?hours=24'),
        send<ErrorGroup[]>('/v1/errors?hours=24'),
        send<GuardStatus[]>('/v1/guards'),
        send<ActivePreview[]>('/v1/previews'),
      ])
      return { status, history, health, signals, errors, guards, previews }
    },
    /**
     * Moves the pointer, or with `dryRun` returns the gate's verdict; refused if the pointer has moved since
     * `expectedRevision`.
     */
    move(
      action: MoveAction,
      options: { why?: string; dryRun?: boolean; expectedRevision?: number; skipChecks?: 'browser'[] },
    ): Promise<MoveResult> {
      const { kind, part } = action
      if (kind === 'abort') return send('/v1/abort', { part, ...options })
      if (kind === 'rollback') return send('/v1/rollback', { targets: [{ part }], ...options })
      const { version, canary, guarded } = action
      return send('/v1/promote', {
        targets: [{ part, version }],
        ...(canary && { canary }),
        ...(guarded && { guarded: {} }),
        ...options,
      })
    },
    unblock: ({ part, version }: UnblockAction, why: string) => send<AuditEntry>('/v1/unblock', { part, version, why }),
    changeGuard: ({ part, step }: GuardAction, why: string) => send<AuditEntry>('/v1/guards', { part, step, why }),
    /** A link that shows one version in the running shop for this many minutes. */
    preview: (part: string, version: string, options: { minutes: number; why?: string }) =>
      send<PreviewLink>('/v1/preview', { targets: [{ part, version }], ...options }),
    revokePreview: (id: string, why?: string) => send<ActivePreview>('/v1/previews/revoke', { id, why }),
    /** Commit and time of a version's sources, from its signed manifest. */
    async origin(part: string, version: string): Promise<Origin> {
      const { payload } = await send<{ payload: string }>(`/v1/releases/${part}/${version}`)
      return JSON.parse(payload) as Origin
    },
  }
}

export type RegistryClient = ReturnType<typeof registryClient>
