import { writeSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { createFrameReader, encodeFrame, type Frame } from './frames'
import { guardGlobals } from './guard-globals'
import { markerOf, type PartVersion } from './marker'
import type { CallAnswer } from './renderer-messages'
import { versionOfStack } from './version-of-stack'

export type { CallAnswer } from './renderer-messages'
export type { PartVersion } from './marker'

/** Descriptor of the marker file, as the parent process passes it. */
const MARKER_FD = 4
/** EX_SOFTWARE: a part's code threw where nothing could catch it. */
const FAULT_EXIT_CODE = 70
/** A library that tries something denied at each render must not flood the channel. */
const MAX_DENIALS_PER_KIND = 20

/** Handles one kind of request. `call` makes an API call through the parent process. */
export type Handler = (
  message: Record<string, unknown>,
  body: Buffer,
  call: (path: string) => Promise<CallAnswer>,
) => Promise<{ message: object; body?: Uint8Array }> | { message: object; body?: Uint8Array }

/** Names the part that runs next, so that the parent process knows which part hangs. */
export function mark(version: PartVersion): void {
  writeSync(MARKER_FD, markerOf(version), 0, undefined, 0)
}

/**
 * Answers the requests that arrive on the channel, each by the handler of its `kind`. `onTurn` is called before each
 * message is handled, with the number of the request that it belongs to.
 */
export function serve(
  channel: Duplex,
  received: Buffer,
  handlers: Record<string, Handler>,
  onTurn: (request: number) => void = () => undefined,
): void {
  const calls = new Map<number, { of: number; resolve(answer: CallAnswer): void }>()
  let lastCall = 0
  const send = (message: object, body?: Uint8Array) => {
    for (const bytes of encodeFrame(message, body)) channel.write(bytes)
  }

  const callOf = (of: number) => (path: string) =>
    new Promise<CallAnswer>((resolve) => {
      const call = (lastCall += 1)
      calls.set(call, { of, resolve })
      send({ call, of, path })
    })

  async function answer({ message, body }: Frame): Promise<void> {
    const id = Number(message['id'])
    try {
      onTurn(id)
      const handler = handlers[String(message['kind'])]
      if (!handler) throw new Error(`There is no request "${String(message['kind'])}".`)
      const result = await handler(message, body, callOf(id))
      send({ ...result.message, answer: id }, result.body)
    } catch (error) {
      send({ answer: id, error: messageOf(error), detail: stackOf(error) })
    }
  }

  function settleCall({ message, body }: Frame): void {
    const id = Number(message['called'])
    const call = calls.get(id)
    calls.delete(id)
    if (!call) return
    onTurn(call.of)
    const headers = message['headers'] as CallAnswer['headers']
    call.resolve({ status: Number(message['status']), headers, body: body.toString('utf8') })
  }

  const read = createFrameReader((frame) => {
    if (frame.message['called'] === undefined) void answer(frame)
    // In a turn of its own: what continues with the answer runs before another request's answer is handled.
    else setImmediate(settleCall, frame)
  })
  const reportFault = (part: PartVersion | null, message: string) => send({ fault: true, part, message })
  reportFaults(reportFault)
  const denials: Record<string, number> = {}
  guardGlobals((denied, part) => {
    const count = (denials[denied] ?? 0) + 1
    denials[denied] = count
    if (count <= MAX_DENIALS_PER_KIND) send({ denied, part })
  })
  channel.on('data', read)
  read(received)
}

/** Reports unhandled rejections, and marks the part that throws in a timer or ends the process. */
function reportFaults(report: (part: PartVersion | null, message: string) => void): void {
  let isReported = false
  const markTraced = (stack: string | undefined) => {
    const traced = versionOfStack(stack)
    if (traced) mark(traced)
  }
  process.on('unhandledRejection', (reason) => report(versionOfStack(stackOf(reason)) ?? null, messageOf(reason)))
  process.on('uncaughtException', (error) => {
    isReported = true
    markTraced(stackOf(error))
    writeSync(2, String(stackOf(error) ?? error).slice(0, 2_000))
    process.exit(FAULT_EXIT_CODE)
  })
  process.on('exit', () => {
    if (isReported) return
    markTraced(new Error('exit').stack)
    writeSync(2, 'it called process.exit')
  })
}

/** The beginning of an error's stack, if it has one. */
export function stackOf(error: unknown): string | undefined {
  const { stack } = (error ?? {}) as { stack?: unknown }
  return typeof stack === 'string' ? stack.slice(0, 4_000) : undefined
}

/** An error's message. Errors of a bundle may come from another realm, so `instanceof` doesn't work. */
export function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return (typeof message === 'string' ? message : String(error)).slice(0, 1_000)
}
