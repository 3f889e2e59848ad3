import type { AxiosAdapter } from 'axios'
import type { EndpointName } from '../contract'
import { ApiError, errorFromResponse, unreachable } from './api-error'
import type { AnyCall, RequestArguments, ResponseOf } from './endpoint-options'
import type { Transport } from './transport'

/** An answer's headers, by lower-case name. */
export interface ResponseHeaders {
  get(name: string): string | null
}

/** What a client is made with. */
export interface ApiOptions {
  /** Base URL without a trailing slash: `/api`, or an origin with it. */
  baseUrl: string
  /** Read before each call; its value names the session that the call is made in. */
  sessionId?: () => string | null
  /** Replaces the global fetch. */
  fetch?: typeof fetch
  /** Replaces axios' fetch adapter. */
  adapter?: AxiosAdapter
  /** Sent with each call, such as the visitor's address on the server. */
  headers?: Record<string, string>
  /** Called with the headers of each response. */
  onResponse?: (headers: ResponseHeaders) => void
  /** Called for each 401 with the id of the session that was refused. */
  onUnauthorized?: (sessionId: string | null) => void
  /** Called for each failure that the caller doesn't show itself, except 401 and aborted calls. */
  onError?: (error: ApiError) => void
}

/** The typed client of the API. */
export interface Api {
  /** Makes a call; throws ApiError when it fails, and the signal's reason when the caller gave it up. */
  request<Name extends EndpointName>(name: Name, ...args: RequestArguments<Name>): Promise<ResponseOf<Name>>
}

let arriving: Promise<typeof import('./transport')> | undefined

/** A page that makes no call never loads what calls are made with; this fetches it ahead of the first one. Its code costs a phone a task, the first calls another. */
export function loadTransport(): Promise<typeof import('./transport')> {
  arriving ??= import(/* webpackChunkName: "transport" */ './transport').then(
    (transport) => new Promise((ready) => setTimeout(ready, 0, transport)),
    (error: unknown) => {
      arriving = undefined
      throw error
    },
  )
  return arriving
}

/** Creates a client; the browser's is `browserApi`. */
export function createApi(options: ApiOptions): Api {
  let transport: Promise<Transport> | undefined

  function ready(): Promise<Transport> {
    transport ??= loadTransport().then(
      ({ createTransport }) => createTransport(options),
      () => {
        transport = undefined
        throw unreachable()
      },
    )
    return transport
  }

  async function request(name: string, call: AnyCall = {}): Promise<unknown> {
    let sessionId: string | null = null
    try {
      const send = await ready()
      sessionId = call.sessionId ?? options.sessionId?.() ?? null
      const answer = await send(name, call, sessionId)
      if (answer.status < 400) return answer.data
      throw errorFromResponse(answer.status, answer.data)
    } catch (error) {
      if (error instanceof ApiError) report(error, call, sessionId)
      throw error
    }
  }

  function report(error: ApiError, call: AnyCall, sessionId: string | null) {
    if (error.status === 401) options.onUnauthorized?.(sessionId)
    else if (!call.silent) options.onError?.(error)
  }

  return { request: request as Api['request'] }
}
