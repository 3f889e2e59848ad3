import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { timedOut, unreachable } from './api-error'
import { readJson } from './read-json'
import { resolveCall, queryString } from './resolve-call'
import type { ResponseHeaders, ApiOptions } from './create-api'
import type { AnyCall } from './endpoint-options'

const TIMEOUT_MS = 10_000
const UPLOAD_TIMEOUT_MS = 120_000

/** Sends one call and returns the response of any status; throws ApiError without a response. */
export type Transport = (
  name: string,
  call: AnyCall,
  sessionId: string | null,
) => Promise<{ status: number; data: unknown }>

/** The transport of a client, on axios' fetch adapter. */
export function createTransport(options: ApiOptions): Transport {
  const http = axios.create({
    adapter: options.adapter ?? 'fetch',
    baseURL: options.baseUrl,
    ...(options.fetch && { env: { fetch: options.fetch } }),
    responseType: 'text',
    transformResponse: readJson,
    validateStatus: () => true,
  })
  const isPlain = !options.adapter && !options.fetch
  return async (name, call, sessionId) => {
    const answer = await http
      .request({ ...axiosCall(name, call, sessionId, options.headers), ...(isPlain && watched(call)) })
      .catch(explainSilence(call))
    options.onResponse?.(headersOf(answer))
    return answer
  }
}

/** The same for both of axios' adapters. */
function headersOf({ headers }: AxiosResponse): ResponseHeaders {
  return { get: (name) => (typeof headers[name] === 'string' ? headers[name] : null) }
}

/** Calls with upload progress use XMLHttpRequest, loaded with the first of them. */
function watched({ onUpload }: AnyCall): AxiosRequestConfig {
  if (!onUpload) return {}
  return {
    adapter: async (config) => {
      const { upload } = await loadUpload().catch(() => Promise.reject(unreachable()))
      return upload(config, onUpload)
    },
  }
}

const loadUpload = () => import(/* webpackChunkName: "upload" */ './upload')

function axiosCall(
  name: string,
  call: AnyCall,
  sessionId: string | null,
  always?: Record<string, string>,
): AxiosRequestConfig {
  const { method, path } = resolveCall(name, call.params)
  const upload = typeof FormData !== 'undefined' && call.body instanceof FormData
  return {
    method,
    url: path + queryString(call.query),
    data: call.body,
    signal: call.signal,
    timeout: call.timeoutMs ?? (upload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
    headers: {
      accept: 'application/json',
      // A call without a body needs no content type; axios would set one, and a server would then expect a body.
      ...(call.body === undefined && { 'content-type': false as never }),
      ...always,
      ...(sessionId && { 'x-session-id': sessionId }),
      ...call.headers,
    },
  }
}

const explainSilence = (call: AnyCall) => (error: unknown) => {
  if (call.signal?.aborted) throw call.signal.reason
  if (!axios.isAxiosError(error)) throw error
  if (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED') throw timedOut()
  throw unreachable()
}
