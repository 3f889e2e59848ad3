import { http, type RequestHandler } from 'msw'

/** A request as the fake network received it. */
export interface RecordedCall<Body = unknown> {
  /** Method and path below `/api`, such as `GET /get-orders/7`. */
  name: string
  /** Path parameters by name. */
  params: Readonly<Record<string, unknown>>
  query: URLSearchParams
  /** Parsed JSON, a form with files, or undefined. */
  body: Body
  headers: Headers
}

/** Returns a response body or a complete response; a rejection fails the request as a network error does. */
export type Resolver = (call: RecordedCall) => unknown

/** A table of resolvers by method and path; tests may change it between requests. */
export type Resolvers = Record<string, Resolver | undefined>

/** An error response in the API's format. */
export const errorResponse = (
  status: number,
  code = 'refused',
  message = 'The shop refused.',
  errors?: { field: string; message: string }[],
): Response => Response.json({ code, message, errors }, { status })

/** A resolver that never responds; the request stays pending until it is aborted. */
export const neverResponds = () => new Promise<never>(() => undefined)

type Received = Pick<RecordedCall, 'params'> & { request: Request }

/** MSW handlers that respond from this table to URLs which start with `base`, with a 404 to all others, and record the calls. */
export function requestHandlers(
  table: Resolvers,
  { base, calls = [] }: { base: string; calls?: RecordedCall[] },
): RequestHandler[] {
  const respond = async ({ request, params }: Received, resolve: Resolver) => {
    const call = { ...(await readCall(request)), params }
    calls.push(call)
    const result = await resolve(call)
    return result instanceof Response ? result : Response.json(result)
  }
  const handlers = Object.entries(table).map(([name, resolve = notFound]) => {
    const [method = '', path = ''] = name.split(' ')
    return http[method.toLowerCase() as 'get'](`${base}${path}`, (received) => respond(received, resolve))
  })
  return [...handlers, http.all(`${base}/*`, (received) => respond(received, notFound))]
}

const notFound = () => errorResponse(404, 'not_found', 'We could not find that.')

async function readCall(request: Request): Promise<Omit<RecordedCall, 'params'>> {
  const { pathname, searchParams } = new URL(request.url)
  return {
    name: `${request.method} ${pathname.replace(/^\/api/, '')}`,
    query: searchParams,
    body: await readBody(request),
    headers: request.headers,
  }
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart')) return request.formData()
  return type.includes('json') ? request.json() : undefined
}
