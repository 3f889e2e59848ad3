import type { AuditEntry, Finding } from '../../src/contract'
import { isToken } from '../../src/contract/token'
import type { VersionHealth } from '../../src/health/health-status'
import type { MoveResult } from '../../src/operations/move-pointer'
import type { PreviewLink } from '../../src/operations/preview'
import type { RegistryStatus } from '../../src/operations/status'
import { watchMoves } from './watch-moves'

/** What a token allows, as the release server tells it. */
export interface Session {
  role: string
  /** Parts that it may move; `*` stands for all. */
  parts: string[]
  mayForce: boolean
}

/** Everything that the page shows. */
export interface Registry {
  status: RegistryStatus
  history: AuditEntry[]
  health: VersionHealth[]
}

/** A move as the page asks for it. */
type MoveAction =
  | { kind: 'promote'; part: string; version: string; canary?: number }
  | { kind: 'rollback'; part: string }
  | { kind: 'abort'; part: string }

/** A block to lift; nothing goes live by it. */
interface UnblockAction {
  kind: 'unblock'
  part: string
  version: string
  /** Why it lies there. */
  blocked: string
}

/** What can be asked for on the page. */
export type ReleaseAction = MoveAction | UnblockAction

/** How long an answer is waited for, in milliseconds: a move waits for the gate, which tries what it lets through. */
const timeoutsMs = { read: 15_000, move: 120_000 }
const unreachableMessage = 'The release server does not answer.'
const invalidTokenMessage = 'This is no token: a token is letters, digits, - and _, without spaces. Copy it anew.'

/** A refusal, with what the gate found; its status is 0 where no answer came. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly findings: Finding[],
  ) {
    super(message)
  }
}

/** What somebody with this token can ask of the release server; `by` stands in the audit. */
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
    /** Calls back at each move; returns a function that stops it. */
    watch: (onMove: () => void) => watchMoves('/v1/pointer/events', token, onMove),
    session: () => send<Session>('/v1/session'),
    async read(): Promise<Registry> {
      const [status, history, health] = await Promise.all([
        send<RegistryStatus>('/v1/status'),
        send<AuditEntry[]>('/v1/history?limit=1000'),
        send<VersionHealth[]>('/v1/health'),
      ])
      return { status, history, health }
    },
    /** Moves the pointer, or tells with `dryRun` what the gate would say; refused when somebody else moved it since. */
    move(action: MoveAction, options: { why?: string; dryRun?: boolean; expectedRevision?: number }): Promise<MoveResult> {
      const { kind, part } = action
      if (kind === 'abort') return send('/v1/abort', { part, ...options })
      if (kind === 'rollback') return send('/v1/rollback', { targets: [{ part }], ...options })
      const { version, canary } = action
      return send('/v1/promote', { targets: [{ part, version }], ...(canary && { canary }), ...options })
    },
    unblock: ({ part, version }: UnblockAction, why: string) => send<AuditEntry>('/v1/unblock', { part, version, why }),
    /** A link that shows one version in the running shop for so many minutes. */
    preview: (part: string, version: string, minutes: number) =>
      send<PreviewLink>('/v1/preview', { part, version, minutes }),
    /** Commit and time of a version's sources, from its signed manifest. */
    async origin(part: string, version: string): Promise<{ commit: string | null; builtAt: string }> {
      const { payload } = await send<{ payload: string }>(`/v1/releases/${part}/${version}`)
      return JSON.parse(payload) as { commit: string | null; builtAt: string }
    },
  }
}

export type RegistryClient = ReturnType<typeof registryClient>
