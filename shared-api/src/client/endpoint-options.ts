import type { z } from 'zod'
import type { Endpoints, EndpointName } from '../contract'

type InputOf<T> = T extends z.ZodType ? z.input<T> : never
type Given<Name extends EndpointName, Key extends string> = Key extends keyof Endpoints[Name]
  ? InputOf<Endpoints[Name][Key]>
  : never

/** Omits a key, makes it optional when all its fields are, and requires it otherwise. */
type Slot<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

type Params<Name extends EndpointName> = [Given<Name, 'params'>] extends [never]
  ? never
  : { [K in keyof Given<Name, 'params'>]: string | number }
type Body<Name extends EndpointName> = Endpoints[Name] extends { multipart: true } ? FormData : Given<Name, 'body'>

/** Options of each call. */
export interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The session of the call, in place of the browser's current one; `guest` for none. */
  sessionId?: string
  /** The caller shows the failure itself: no global error dialog. */
  silent?: boolean
  /** Milliseconds until the call times out; 10 seconds by default, 2 minutes for uploads. */
  timeoutMs?: number
  /** Called with the uploaded fraction of the body, from 0 to 1. */
  onUpload?: (share: number) => void
}

/** Options of a call if its name is only known at run time. */
export type AnyCall = CallOptions & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Options of a call by name: path parameters, query and body of the contract. */
export type RequestOptions<Name extends EndpointName> = CallOptions &
  Slot<'params', Params<Name>> &
  Slot<'query', Given<Name, 'query'>> &
  Slot<'body', Body<Name>>

/** The response of a call by name. The site's server removes the session token. */
export type ResponseOf<Name extends EndpointName> = WithoutToken<z.output<Endpoints[Name]['response']>>
type WithoutToken<T> = T extends { access_token: string } ? Omit<T, 'access_token'> : T

/** The options are optional when nothing in them is required. */
export type RequestArguments<Name extends EndpointName> =
  Record<never, never> extends RequestOptions<Name> ? [options?: RequestOptions<Name>] : [options: RequestOptions<Name>]
