import axios, { type AxiosAdapter, type AxiosRequestConfig } from 'axios'
import type { EndpointName } from '../contract'
import { ApiError, errorFromAnswer } from './api-error'
import { callAddress, queryString } from './call-address'
import type { CallOptions, RequestArguments, ResponseOf } from './endpoint-options'

const PATIENCE_MS = 10_000
const UPLOAD_PATIENCE_MS = 120_000

/** What a client is made with. */
export interface ApiOptions {
  /** Where the calls go, without a slash at the end: `/api`, or an origin with it. */
  baseUrl: string
  /** Read before each call; its value travels as the bearer token. */
  token?: () => string | null | undefined
  /** Stands in for the global fetch. */
  fetch?: typeof fetch
  /** Stands in for axios' fetch adapter altogether. */
  adapter?: AxiosAdapter
  /** Sent with every call, such as the visitor's address on the server. */
  headers?: Record<string, string>
  /** Told of each 401 with the token that was refused. */
  onUnauthorized?: (token: string | null) => void
  /** Told of each failure that no caller shows itself (401 and given-up calls are left out). */
  onError?: (error: ApiError) => void
}

/** The typed client of the API. */
export interface Api {
  /** Makes a call; throws ApiError when it fails, and the signal's reason when the caller gave it up. */
  request<Name extends EndpointName>(name: Name, ...args: RequestArguments<Name>): Promise<ResponseOf<Name>>
}

type AnyOptions = CallOptions & { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Makes a client; the browser's own is `browserApi`. */
export function createApi(options: ApiOptions): Api {
  const http = axios.create({
    adapter: options.adapter ?? 'fetch',
    baseURL: options.baseUrl,
    ...(options.fetch && { env: { fetch: options.fetch } }),
    responseType: 'text',
    transformResponse: readJson,
    validateStatus: () => true,
  })

  async function request(name: string, call: AnyOptions = {}): Promise<unknown> {
    const token = options.token?.() || null
    try {
      const answer = await http.request(axiosCall(name, call, token, options.headers)).catch(explainSilence(call))
      if (answer.status < 400) return answer.data
      throw errorFromAnswer(answer.status, answer.data)
    } catch (error) {
      if (error instanceof ApiError) report(error, call, token)
      throw error
    }
  }

  function report(error: ApiError, call: AnyOptions, token: string | null) {
    if (error.status === 401) options.onUnauthorized?.(token)
    else if (!call.silent) options.onError?.(error)
  }

  return { request: request as Api['request'] }
}

function axiosCall(
  name: string,
  call: AnyOptions,
  token: string | null,
  always?: Record<string, string>,
): AxiosRequestConfig {
  const { method, path } = callAddress(name, call.params)
  const upload = typeof FormData !== 'undefined' && call.body instanceof FormData
  return {
    method,
    url: path + queryString(call.query),
    data: call.body,
    signal: call.signal,
    timeout: call.timeoutMs ?? (upload ? UPLOAD_PATIENCE_MS : PATIENCE_MS),
    headers: {
      accept: 'application/json',
      // Without a body there is no type to tell; axios would name one, and a server would look for the body.
      ...(call.body === undefined && { 'content-type': false as never }),
      ...always,
      ...(token && { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
  }
}

function readJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const explainSilence = (call: AnyOptions) => (error: unknown) => {
  if (call.signal?.aborted) throw call.signal.reason
  if (!axios.isAxiosError(error)) throw error
  if (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED') {
    throw new ApiError(0, 'timeout', 'The shop is taking too long to answer. Please try again.')
  }
  throw new ApiError(0, 'network', 'We could not reach the shop. Check your connection and try again.')
}
