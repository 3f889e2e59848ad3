import { AsyncResource } from 'node:async_hooks'
import type { Frame } from './frames'
import type { Scheduled } from './process-gauge'
import type { RendererEnd } from './start-renderer'

/** The renderer's program, or a part's code within it, threw. */
export class RequestFailed extends Error {
  constructor(
    message: string,
    /** The error's stack as the renderer wrote it, for logs. */
    readonly detail: string,
  ) {
    super(message)
  }
}

/** The process ended before it answered. */
export class RendererEnded extends Error {
  constructor(readonly end: RendererEnd) {
    super(end.message)
  }
}

interface PendingRequest {
  resolve(frame: Frame): void
  reject(error: Error): void
  remainingMs: number
  /** When the clock was started; undefined while API calls are under way. */
  since: number | undefined
  timer: NodeJS.Timeout | undefined
  callsMade: number
  callsUnderWay: number
  /** What the gauge showed when the clock was started. */
  gaugeSince: Scheduled
  /** How long it ran while the clock did. */
  ranMs: number
  /** By how much the deadline may still be extended. */
  extensionMs: number
  /** The renderer had the time for its request if it ran this long. */
  enoughMs: number
  /** API calls are made in the asynchronous context of their request. */
  context: AsyncResource
  /** Resident bytes of the process when it got the request. */
  bytesBefore: number
}

interface PendingOptions {
  /** `isStarved`: other processes had the processors for most of the time, so the code may not be to blame. */
  onDeadline(isStarved: boolean): void
  scheduled(): Scheduled
  memory(): number
}

export interface Deadline {
  /** Time in which the renderer has to do something, in ms. */
  deadlineMs: number
  /** How often its length a deadline may be extended by the time in which a busy machine did not run the process. */
  maxExtension?: number
}

/** API calls that one request may make. */
const MAX_CALLS = 60
const MAX_CALLS_UNDER_WAY = 20
const DEFAULT_MAX_EXTENSION = 3
const MIN_EXTENSION_MS = 50

/** The requests that a renderer hasn't answered yet, with their deadlines. Wrong ids throw: the renderer is faulty. */
export function createPendingRequests({ onDeadline, scheduled, memory }: PendingOptions) {
  const requests = new Map<number, PendingRequest>()
  let lastId = 0
  let end: RendererEnd | undefined

  function startClock(request: PendingRequest): void {
    request.since = performance.now()
    request.gaugeSince = scheduled()
    // An answer that arrived while this process was busy still counts.
    request.timer = setTimeout(() => setImmediate(check, request), request.remainingMs)
  }

  function check(request: PendingRequest): void {
    if (request.since === undefined) return
    const queued = scheduled().queuedMs - request.gaugeSince.queuedMs
    stopClock(request)
    const extension = Math.min(queued, request.extensionMs)
    if (extension < MIN_EXTENSION_MS) return onDeadline(queued >= MIN_EXTENSION_MS && request.ranMs < request.enoughMs)
    request.extensionMs -= extension
    request.remainingMs = extension
    startClock(request)
  }

  function stopClock(request: PendingRequest): void {
    clearTimeout(request.timer)
    if (request.since === undefined) return
    request.remainingMs -= performance.now() - request.since
    request.ranMs += scheduled().ranMs - request.gaugeSince.ranMs
    request.since = undefined
  }

  function getRequest(id: number): PendingRequest {
    const request = requests.get(id)
    if (!request) throw new Error('a message belongs to no request')
    return request
  }

  return {
    /** Starts the clock of a new request. */
    open({ deadlineMs, maxExtension = DEFAULT_MAX_EXTENSION }: Deadline): { id: number; answer: Promise<Frame> } {
      const id = (lastId += 1)
      const answer = new Promise<Frame>((resolve, reject) => {
        if (end) return reject(new RendererEnded(end))
        const limits = { remainingMs: deadlineMs, extensionMs: deadlineMs * maxExtension, enoughMs: deadlineMs / 2 }
        const clock = { ...limits, since: undefined, timer: undefined, gaugeSince: scheduled(), ranMs: 0 }
        const calls = { callsMade: 0, callsUnderWay: 0, context: new AsyncResource('RENDERER_REQUEST') }
        const request = { resolve, reject, ...clock, ...calls, bytesBefore: memory() }
        requests.set(id, request)
        startClock(request)
      })
      return { id, answer }
    },
    settle(id: number, frame: Frame): void {
      const request = getRequest(id)
      stopClock(request)
      requests.delete(id)
      const { error, detail } = frame.message
      if (typeof error !== 'string') return request.resolve(frame)
      request.reject(new RequestFailed(error.slice(0, 1_000), String(detail ?? '').slice(0, 4_000)))
    },
    /** Runs an API call in the context of its request, and stops the request's clock until the call has settled. */
    async whilePaused<T>(id: number, call: () => Promise<T>): Promise<T> {
      const request = getRequest(id)
      request.callsMade += 1
      request.callsUnderWay += 1
      if (request.callsMade > MAX_CALLS || request.callsUnderWay > MAX_CALLS_UNDER_WAY) {
        throw new Error('a request makes too many API calls')
      }
      stopClock(request)
      try {
        return await request.context.runInAsyncScope(call)
      } finally {
        request.callsUnderWay -= 1
        if (request.callsUnderWay === 0 && requests.has(id)) startClock(request)
      }
    },
    /** Resident bytes when the process got the oldest of these requests; undefined without any. */
    bytesBefore: () => [...requests.values()][0]?.bytesBefore,
    /** Rejects all requests, these and later ones. */
    close(fault: RendererEnd): void {
      end = fault
      for (const request of requests.values()) {
        stopClock(request)
        request.reject(new RendererEnded(fault))
      }
      requests.clear()
    },
  }
}
