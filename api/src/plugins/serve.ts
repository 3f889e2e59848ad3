import { endpoints, type Access, type Endpoint, type EndpointName, type Endpoints } from '@shop/shared-api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Account } from '../modules/auth/session-repository'
import { InvalidInput } from './validation'
import type { InspectedFile } from '../uploads/inspect-file'
import type { FileRule } from '../uploads/upload-rules'
import { bodyLimitOf } from './body-limits'
import type { CachePolicy } from './caching'
import { refuseCardNumbers } from './card-numbers'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    cache?: CachePolicy
    /** The files that a multipart form accepts. */
    files?: FileRule<string>
    /** The other fields of a multipart form that is not part of the contract. */
    fields?: z.ZodType
  }
}

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined
type Part<Name extends EndpointName, Key extends string> = Key extends keyof Endpoints[Name]
  ? OutputOf<Endpoints[Name][Key]>
  : undefined
type Caller<A extends Access> = A extends 'session' ? Account : A extends 'optional' ? Account | null : null

/** A call as passed to its handler: validated input and the caller. */
export interface Call<Name extends EndpointName> {
  params: Part<Name, 'params'>
  query: Part<Name, 'query'>
  body: Part<Name, 'body'>
  /** Inspected and sanitized files of a multipart form. */
  files: InspectedFile[]
  account: Caller<Endpoints[Name]['access']>
  request: FastifyRequest
  reply: FastifyReply
}

/** Handles one call; returns the contract's response. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<z.input<Endpoints[Name]['response']>>

/** Options of a route beyond the contract. */
export interface ServeOptions {
  cache?: CachePolicy
  /** Maximum calls per minute from one network; unlimited by default. */
  perMinute?: number
  /** The files that a multipart form accepts. */
  files?: FileRule
}

/** Serves a call of the contract, which defines its path, schemas, access and documentation. */
export function serve<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
  { cache, perMinute, files: rule }: ServeOptions = {},
): void {
  const endpoint: Endpoint = endpoints[name]
  const [method, url] = name.split(' ') as [HTTPMethods, string]
  const route: RouteOptions = {
    method,
    url,
    bodyLimit: bodyLimitOf(name, rule),
    schema: schemaOf(name, endpoint),
    config: {
      access: endpoint.access,
      cache,
      files: rule,
      ...(perMinute && { rateLimit: { max: perMinute, timeWindow: '1 minute' } }),
    },
    handler: async (request, reply) => {
      const { params, query, account } = request
      const { body, files } = rule
        ? await readMultipart({ request, reply }, endpoint, rule)
        : { body: request.body, files: [] }
      if (endpoint.status) reply.code(endpoint.status)
      return handler({ params, query, body, files, account, request, reply } as unknown as Call<Name>)
    },
  }
  app.route(route)
}

function readMultipart(call: Pick<Call<EndpointName>, 'request' | 'reply'>, endpoint: Endpoint, rule: FileRule) {
  return call.request.server.readForm(call, rule, (fields) => {
    const read = endpoint.body!.safeParse(fields)
    if (!read.success) throw new InvalidInput(read.error.issues)
    refuseCardNumbers(read.data)
    return read.data
  })
}

const SIGNED_IN: { [name: string]: string[] }[] = [{ bearer: [] }]
const SIGNED_IN_OR_NOT = [...SIGNED_IN, {}]

function schemaOf(name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: { session: SIGNED_IN, optional: SIGNED_IN_OR_NOT, public: [] }[endpoint.access],
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && !endpoint.multipart && { body: endpoint.body }),
    response: { [endpoint.status ?? 200]: endpoint.response },
  }
}
