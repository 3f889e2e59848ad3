import { spawn, type ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { allowedCall } from './allowed-calls'
import { lowPriorityPrefix, nodeArguments, type Rung } from './confinement'
import { createFrameReader, encodeFrame, isRecord, type Frame } from './frames'
import { loader } from './loader'
import { openMarker, type PartVersion } from './marker'
import { createProcessGauge } from './process-gauge'
import { createPendingRequests, type Deadline } from './pending-requests'

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

/** Why a renderer ended. */
export interface RendererEnd {
  /**
   * `stopped`: its owner ended it; all others are faults. `starved`: it missed a deadline, even an extended one, because
   * the machine was too busy to run it.
   */
  cause: 'stopped' | 'deadline' | 'starved' | 'memory' | 'malformed' | 'exit'
  /** What happened, with what the process wrote to stderr as its reason. */
  message: string
  /**
   * The part that the marker named last; null when it named none, and when the memory was used up by what many requests
   * left behind.
   */
  part: PartVersion | null
}

export interface RendererOptions {
  /** Text of the program, a CommonJS module that exports `start`. */
  program: string
  rung: Rung
  /** Makes an API call for the renderer: `path` is normalized and in the list of allowed calls. */
  call(path: string): Promise<CallAnswer>
  /** Called when a part's code failed outside any request, as in a timer or an unhandled rejection. */
  onFault?(part: PartVersion | null, message: string): void
  /** The renderer is ended when its process holds more bytes than this. */
  maxBytes?: number
  /** Other processes get the processors first. */
  hasLowPriority?: boolean
}

/** A confined process that runs parts' code, and ends itself rather than doing anything unexpected. */
export interface Renderer {
  /**
   * Sends a request and returns its answer. Rejects with a RequestFailed when the program throws, and with a
   * RendererEnded when the process ends before. `deadlineMs` counts the time in which the renderer has to do something:
   * it is paused while an API call of this request is under way.
   */
  request(message: object, options: Deadline & { body?: Uint8Array }): Promise<Frame>
  /** Resolves when the process has ended; never rejects. */
  readonly ended: Promise<RendererEnd>
  /** Undefined once it has ended. */
  readonly pid: number | undefined
  /** Resident bytes; 0 where the platform does not report it. */
  memory(): number
  /** Whether it should be replaced, since its memory has grown. */
  isLarge(): boolean
  /** Ends the process at once, as a fault when a cause is given. */
  stop(cause?: 'malformed', message?: string): void
}

const MAX_STDERR_CHARACTERS = 8_000
const MAX_CALL_BYTES = 2 * 2 ** 20
const DEFAULT_MAX_BYTES = 512 * 2 ** 20
const MEMORY_POLL_MS = 25
/** Between what a warm renderer holds and what it holds when its heap is full. */
const LARGE_BYTES = 224 * 2 ** 20
/** A request by which a large renderer grows less is not to blame for its end. */
const MUCH_BYTES = 64 * 2 ** 20
const MAX_FAULTS = 100
/** Not even root creates files here: Node 20 writes trace files to the working directory without a check. */
const unwritableFolder = process.platform === 'linux' ? '/proc' : '/'

/** Starts a renderer. Its process gets no environment, arguments, files or sockets but one channel to this process. */
export function startRenderer({
  program,
  rung,
  call,
  onFault,
  maxBytes = DEFAULT_MAX_BYTES,
  hasLowPriority = false,
}: RendererOptions): Renderer {
  ignoreDebugSignal()
  const marker = openMarker()
  const priority = hasLowPriority ? lowPriorityPrefix() : []
  const [command = '', ...args] = [...priority, ...rung.prefix, process.execPath, ...nodeArguments(loader)]
  const child = spawn(command, args, {
    cwd: unwritableFolder,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', marker.fd],
    ...rung.user,
  })
  const channel = child.stdio[3] as Duplex
  const gauge = createProcessGauge(child)
  const stderr = fatalLine(child)
  const pending = createPendingRequests({
    onDeadline(isStarved) {
      end(isStarved ? 'starved' : 'deadline', 'it did not answer in time')
    },
    ...gauge,
  })
  let ending: { cause: RendererEnd['cause']; message: string } | undefined
  let faults = 0

  function end(cause: RendererEnd['cause'], message: string): void {
    ending ??= { cause, message }
    child.kill('SIGKILL')
    channel.destroy()
  }

  function send(message: object, body?: Uint8Array): void {
    if (!ending) for (const bytes of encodeFrame(message, body)) channel.write(bytes)
  }

  function receive({ message, body }: Frame): void {
    if (ending) return
    if (typeof message['answer'] === 'number') pending.settle(message['answer'], { message, body })
    else if (typeof message['call'] === 'number') answerCall(message['call'], message)
    else if (message['fault'] === true && (faults += 1) <= MAX_FAULTS) {
      onFault?.(partOf(message), textOf(message['message']))
    } else throw new Error('a message is of no known kind')
  }

  function answerCall(id: number, { of, path }: Record<string, unknown>): void {
    if (typeof of !== 'number' || typeof path !== 'string') throw new Error('an API call lacks its fields')
    const allowed = allowedCall(path)
    const make = () => (allowed === null ? Promise.resolve(refused) : call(allowed).catch(() => undefined))
    pending
      .whilePaused(of, make)
      .then((given) => {
        const { status, headers, body } = given && given.body.length <= MAX_CALL_BYTES ? given : unanswered
        send({ called: id, status, headers }, Buffer.from(body))
      })
      .catch((error: unknown) => end('malformed', messageOf(error)))
  }

  channel.on('error', () => undefined)
  channel.on('data', guarded(createFrameReader(receive)))
  function guarded(read: (chunk: Buffer) => void): (chunk: Buffer) => void {
    return (chunk) => {
      try {
        read(chunk)
      } catch (error) {
        end('malformed', messageOf(error))
      }
    }
  }

  const text = Buffer.from(program)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  channel.write(Buffer.concat([length, text]))

  let bytes = 0
  const polling = setInterval(() => {
    bytes = gauge.memory()
    if (bytes > maxBytes) end('memory', `it used more than ${Math.round(maxBytes / 2 ** 20)} MB`)
  }, MEMORY_POLL_MS).unref()

  function isFilledBefore(): boolean {
    const before = pending.bytesBefore() ?? 0
    return before > LARGE_BYTES && bytes - before < MUCH_BYTES
  }

  const ended = new Promise<RendererEnd>((resolve) => {
    const finish = (what: string): void => {
      clearInterval(polling)
      marker.close()
      channel.destroy()
      ending ??= { cause: 'exit', message: `it ended: ${what}` }
      const fault = { ...ending, part: marker.read() }
      if (fault.cause !== 'stopped') fault.message = [fault.message, stderr()].filter(Boolean).join('; ')
      if (fault.cause === 'exit' && fault.message.includes('heap out of memory')) fault.cause = 'memory'
      if (fault.cause === 'memory' && isFilledBefore()) fault.part = null
      resolve(fault)
      pending.close(fault)
    }
    child.once('error', (error) => finish(error.message))
    child.once('exit', (code, signal) => finish(signal ? `signal ${signal}` : `exit code ${code}`))
  })

  return {
    ended,
    get pid() {
      return child.exitCode === null && child.signalCode === null ? child.pid : undefined
    },
    memory: gauge.memory,
    isLarge: () => gauge.memory() > LARGE_BYTES,
    stop: (cause, message = '') => end(cause ?? 'stopped', message),
    request(message, { body, ...deadline }) {
      const { id, answer } = pending.open(deadline)
      send({ ...message, id }, body)
      return answer
    },
  }
}

const refused: CallAnswer = { status: 403, headers: {}, body: '{"code":"forbidden","message":"No call for a page."}' }
const unanswered: CallAnswer = { status: 0, headers: {}, body: '' }

function partOf({ part }: Record<string, unknown>): PartVersion | null {
  if (!isRecord(part)) return null
  const { part: name, version } = part
  return typeof name === 'string' && typeof version === 'string' ? { part: name, version } : null
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')

/** Keeps what the process writes to stderr, up to a limit; returns the reason of a fatal error, or else its last line. */
function fatalLine({ stderr }: ChildProcess): () => string {
  let text = ''
  stderr?.on('data', (chunk: Buffer) => {
    if (text.length < MAX_STDERR_CHARACTERS) text += chunk.toString('utf8', 0, MAX_STDERR_CHARACTERS)
  })
  stderr?.on('error', () => undefined)
  return () => (/(?:FATAL ERROR|^\w*Error): .*/m.exec(text)?.[0] ?? text.trim().split('\n')[0] ?? '').slice(0, 300)
}

let ignoresDebugSignal = false

/** A renderer of the same user could otherwise open this process's debugger by a signal. */
function ignoreDebugSignal(): void {
  if (ignoresDebugSignal) return
  ignoresDebugSignal = true
  process.on('SIGUSR1', () => undefined)
}
