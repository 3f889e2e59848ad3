import type { ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { createFrameReader, encodeFrame, type Frame } from './frames'
import { openMarker, type PartVersion } from './marker'
import { createPendingRequests, type Deadline } from './pending-requests'
import { createProcessGauge } from './process-gauge'
import { createReceiver, type CallAnswer, type CodeObserver } from './renderer-messages'
import { spawnRenderer, type ProcessOptions } from './renderer-process'

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

export interface RendererOptions extends ProcessOptions, CodeObserver {
  /** Makes an API call for the renderer: `path` is normalized and in the list of allowed calls. */
  call(path: string): Promise<CallAnswer>
  /** The renderer is ended when its process holds more bytes than this. */
  maxBytes?: number
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

const DEFAULT_MAX_BYTES = 512 * 2 ** 20
const MEMORY_POLL_MS = 25
/** Between what a warm renderer holds and what it holds when its heap is full. */
const LARGE_BYTES = 224 * 2 ** 20
/** A request by which a large renderer grows less is not to blame for its end. */
const MUCH_BYTES = 64 * 2 ** 20

/** Starts a renderer. Its process gets no environment, arguments, files or sockets but one channel to this process. */
export function startRenderer(options: RendererOptions): Renderer {
  const { call, onFault, onDenied, maxBytes = DEFAULT_MAX_BYTES } = options
  const marker = openMarker()
  const { child, channel, fatalLine } = spawnRenderer(options, marker.fd)
  const gauge = createProcessGauge(child)
  const pending = createPendingRequests({
    onDeadline: (isStarved) => end(isStarved ? 'starved' : 'deadline', 'it did not answer in time'),
    ...gauge,
  })
  let ending: Omit<RendererEnd, 'part'> | undefined

  function end(cause: RendererEnd['cause'], message: string): void {
    ending ??= { cause, message }
    child.kill('SIGKILL')
    channel.destroy()
  }

  function endMalformed(error: unknown): void {
    if (!ending) onDenied?.({ kind: 'messages', part: marker.read() })
    end('malformed', error instanceof Error ? error.message : String(error))
  }

  function send(message: object, body?: Uint8Array): void {
    if (!ending) for (const bytes of encodeFrame(message, body)) channel.write(bytes)
  }

  const at = { pending, send, markedPart: marker.read, onMalformed: endMalformed }
  const receive = createReceiver({ ...at, call, onFault, onDenied })
  readFrames(channel, (frame) => ending ?? receive(frame), endMalformed)
  const polling = pollMemory(gauge.memory, (bytes) => {
    if (bytes > maxBytes) end('memory', `it used more than ${Math.round(maxBytes / 2 ** 20)} MB`)
  })
  const ended = new Promise<RendererEnd>((resolve) =>
    onExit(child, (what) => {
      const isFilledBefore = polling.stop(pending.bytesBefore())
      marker.close()
      channel.destroy()
      ending ??= { cause: 'exit', message: `it ended: ${what}` }
      const fault = faultOf({ ...ending, part: marker.read() }, fatalLine(), isFilledBefore)
      // Its pool removes it before requests are made again.
      resolve(fault)
      pending.close(fault)
    }),
  )

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

/** Reads the frames that a process sends; `onError` gets what a malformed one, or its handler, throws. */
function readFrames(channel: Duplex, onFrame: (frame: Frame) => unknown, onError: (error: unknown) => void): void {
  const read = createFrameReader(onFrame)
  channel.on('data', (chunk: Buffer) => {
    try {
      read(chunk)
    } catch (error) {
      onError(error)
    }
  })
}

/** Measures the process often; `stop` returns whether it was full before its oldest request. */
function pollMemory(memory: () => number, onBytes: (bytes: number) => void) {
  let bytes = 0
  const timer = setInterval(() => {
    bytes = memory()
    onBytes(bytes)
  }, MEMORY_POLL_MS).unref()
  return {
    stop(before = 0): boolean {
      clearInterval(timer)
      return before > LARGE_BYTES && bytes - before < MUCH_BYTES
    },
  }
}

function onExit(child: ChildProcess, finish: (what: string) => void): void {
  child.once('error', ({ message }) => finish(message))
  child.once('exit', (code, signal) => finish(signal ? `signal ${signal}` : `exit code ${code}`))
}

/** The end of a process with what it wrote to stderr, and without a part that only met a full memory. */
function faultOf(end: RendererEnd, stderr: string, isFilledBefore: boolean): RendererEnd {
  if (end.cause === 'stopped') return end
  const message = [end.message, stderr].filter(Boolean).join('; ')
  const cause = end.cause === 'exit' && message.includes('heap out of memory') ? 'memory' : end.cause
  return { cause, message, part: cause === 'memory' && isFilledBefore ? null : end.part }
}
