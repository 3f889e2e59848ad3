import { z } from 'zod'
import { endpoints, errorBody, type Endpoint, type EndpointName, type Endpoints } from '../contract'
import type { ResponseOf } from '../client/endpoint-options'
import type { RecordedCall, Resolver, Resolvers } from './request-handlers'

type BodyOf<Name extends EndpointName> = Endpoints[Name] extends { multipart: true }
  ? FormData
  : Endpoints[Name] extends { body: infer Body extends z.ZodType }
    ? z.input<Body>
    : undefined

type Result<Name extends EndpointName> = ResponseOf<Name> | Response

/** Fake responses of the API's calls by their names in the contract, as in `GET /get-orders/:id`. */
export type Handlers = {
  [Name in EndpointName]?: (call: RecordedCall<BodyOf<Name>>) => Result<Name> | Promise<Result<Name>>
}

/** Statuses that any call may respond with. */
const commonFailures = [400, 413, 429, 500, 502, 503]

const violations: string[] = []

/** Returns and forgets where responses differed from the contract. */
export const takeViolations = (): string[] => violations.splice(0)

/** Resolvers that check each response of the table against the contract. */
export function checkedHandlers(table: Handlers): Resolvers {
  return new Proxy(table as Resolvers, {
    get: (handlers, name) => checked(String(name), handlers[String(name)]),
  })
}

function checked(name: string, resolve: Resolver | undefined): Resolver | undefined {
  if (!resolve) return undefined
  const endpoint = (endpoints as Record<string, Endpoint | undefined>)[name]
  if (!endpoint) throw new Error(`The contract has no call "${name}". See shared-api/src/contract.`)
  return async (call) => {
    const result = await resolve(call)
    const response = result instanceof Response ? result : Response.json(result, { status: endpoint.status ?? 200 })
    await check(name, endpoint, response)
    return response
  }
}

async function check(name: string, endpoint: Endpoint, response: Response): Promise<void> {
  const { status } = response
  const isFailure = status >= 400
  if (isFailure && ![...commonFailures, ...endpoint.failures].includes(status)) {
    violations.push(`${name}: does not fail with status ${status}`)
  }
  const body: unknown = await response.clone().json()
  const { error } = (isFailure ? errorBody : endpoint.response).safeParse(body)
  // The shop's server removes the token of a session.
  const issues = error?.issues.filter(({ path }) => path[0] !== 'access_token') ?? []
  if (issues.length > 0) violations.push(`${name}: ${z.prettifyError(new z.ZodError(issues))}`)
}
