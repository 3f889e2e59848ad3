import { deniedKind, type DeniedKind } from '../contract'
import { allowedCall } from './allowed-calls'
import { isRecord, type Frame } from './frames'
import type { PartVersion } from './marker'
import type { createPendingRequests } from './pending-requests'

/** The response to an API call that a renderer made. */
export interface CallAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What a renderer gets to know of a response. */
export async function toCallAnswer(response: Response): Promise<CallAnswer> {
  const headers = { 'content-type': response.headers.get('content-type') ?? 'application/json' }
  return { status: response.status, headers, body: await response.text() }
}

/** Something that a part's code tried and that is denied to it. */
export interface DeniedAttempt {
  kind: DeniedKind
  /** The part that the renderer named; null without one. */
  part: PartVersion | null
}

/** What the owner of a renderer wants to know of its parts' code. */
export interface CodeObserver {
  /** Called when a part's code failed outside any request, as in a timer or an unhandled rejection. */
  onFault?(part: PartVersion | null, message: string): void
  /** Called when a part's code tried something that is denied to it. */
  onDenied?(attempt: DeniedAttempt): void
}

interface MessageOptions extends CodeObserver {
  pending: ReturnType<typeof createPendingRequests>
  /** Makes an API call: `path` is normalized and in the list of allowed calls. */
  call(path: string): Promise<CallAnswer>
  send(message: object, body: Uint8Array): void
  /** The part that the renderer's marker names. */
  markedPart(): PartVersion | null
  /** The renderer sent what no correct one does. */
  onMalformed(error: unknown): void
}

const MAX_CALL_BYTES = 2 * 2 ** 20
const MAX_REPORTS = 200

/** Returns a function that handles a renderer's message; it throws for one that no correct renderer sends. */
export function createReceiver(options: MessageOptions): (frame: Frame) => void {
  const { pending, call, send, markedPart, onFault, onDenied, onMalformed } = options
  let reports = 0

  function answerCall(id: number, { of, path }: Record<string, unknown>): void {
    if (typeof of !== 'number' || typeof path !== 'string') throw new Error('an API call lacks its fields')
    const allowed = allowedCall(path)
    if (allowed === null) onDenied?.({ kind: 'calls', part: markedPart() })
    const make = () => (allowed === null ? Promise.resolve(refused) : call(allowed).catch(() => undefined))
    pending
      .whilePaused(of, make)
      .then((given) => {
        const { status, headers, body } = given && given.body.length <= MAX_CALL_BYTES ? given : unanswered
        send({ called: id, status, headers }, Buffer.from(body))
      })
      .catch(onMalformed)
  }

  function report(message: Record<string, unknown>): void {
    const denied = deniedKind.safeParse(message['denied'])
    if (denied.success) onDenied?.({ kind: denied.data, part: partOf(message) ?? markedPart() })
    else if (message['fault'] === true) onFault?.(partOf(message), textOf(message['message']))
    else throw new Error('a message is of no known kind')
  }

  return ({ message, body }) => {
    if (typeof message['answer'] === 'number') return pending.settle(message['answer'], { message, body })
    if (typeof message['call'] === 'number') return answerCall(message['call'], message)
    reports += 1
    if (reports > MAX_REPORTS) throw new Error('a renderer reports too much')
    report(message)
  }
}

const refused: CallAnswer = { status: 403, headers: {}, body: '{"code":"forbidden","message":"No call for a page."}' }
const unanswered: CallAnswer = { status: 0, headers: {}, body: '' }

function partOf({ part }: Record<string, unknown>): PartVersion | null {
  if (!isRecord(part)) return null
  const { part: name, version } = part
  return typeof name === 'string' && typeof version === 'string' ? { part: name, version } : null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')
