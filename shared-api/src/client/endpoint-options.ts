import type { z } from 'zod'
import type { Endpoints, EndpointName } from '../contract'

type InputOf<T> = T extends z.ZodType ? z.input<T> : never
type Given<Name extends EndpointName, Key extends string> = Key extends keyof Endpoints[Name]
  ? InputOf<Endpoints[Name][Key]>
  : never

/** Leaves a key out, makes it optional when all of it is, and demands it otherwise. */
type Slot<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

type Params<Name extends EndpointName> = [Given<Name, 'params'>] extends [never]
  ? never
  : { [K in keyof Given<Name, 'params'>]: string | number }
type Body<Name extends EndpointName> = Endpoints[Name] extends { multipart: true } ? FormData : Given<Name, 'body'>

/** What every call takes. */
export interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The session that the call is made in, in place of the browser's current one; `guest` for none. */
  sessionId?: string
  /** The caller shows the failure itself: no global error dialog. */
  silent?: boolean
  /** Milliseconds until the call is given up; 10 seconds unless told, 2 minutes for uploads. */
  timeoutMs?: number
  /** Told how much of the body has gone, from 0 to 1; for uploads that take a while. */
  onUpload?: (share: number) => void
}

/** A call's options when its name is known at run time only. */
export type AnyCall = CallOptions & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** What the call of this name takes: its path's parameters, query and body, as the contract has them. */
export type RequestOptions<Name extends EndpointName> = CallOptions &
  Slot<'params', Params<Name>> &
  Slot<'query', Given<Name, 'query'>> &
  Slot<'body', Body<Name>>

/** What the call of this name answers through the site, which keeps the token of a session to itself. */
export type ResponseOf<Name extends EndpointName> = WithoutToken<z.output<Endpoints[Name]['response']>>
type WithoutToken<T> = T extends { access_token: string } ? Omit<T, 'access_token'> : T

/** The options may be left out when nothing in them is demanded. */
export type RequestArguments<Name extends EndpointName> =
  Record<never, never> extends RequestOptions<Name> ? [options?: RequestOptions<Name>] : [options: RequestOptions<Name>]
