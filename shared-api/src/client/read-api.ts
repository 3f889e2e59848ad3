import { errorFromResponse, timedOut, unreachable } from './api-error'
import type { Api } from './create-api'
import type { AnyCall } from './endpoint-options'
import { queryString, resolveCall } from './resolve-call'
import { readJson } from './read-json'

const TIMEOUT_MS = 10_000

/** Reads a path below the API's base; status 0 when no response arrived. */
export type ReadPath = (path: string) => Promise<{ status: number; body: string }>

/**
 * The client of a process that can only read, such as a renderer of documents: without axios, whose requests take ten
 * times as long as the read itself. Calls fail as those of `createApi` do.
 */
export function createReadApi(read: ReadPath): Api {
  async function request(name: string, { params, query, signal, timeoutMs = TIMEOUT_MS }: AnyCall = {}) {
    const { method, path } = resolveCall(name, params)
    if (method !== 'GET') throw new TypeError('A page can only read while it is rendered.')
    const { status, body } = await withDeadline(read(path + queryString(query)), timeoutMs, signal)
    if (status === 0) throw unreachable()
    const data = readJson(body)
    if (status >= 400) throw errorFromResponse(status, data)
    return data
  }

  return { request: request as Api['request'] }
}

function withDeadline<T>(answer: Promise<T>, timeoutMs: number, signal?: AbortSignal): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  let stop = () => undefined as void
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timedOut()), timeoutMs)
    stop = () => reject(signal?.reason as Error)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
  })
  return Promise.race([answer, ended]).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  })
}
