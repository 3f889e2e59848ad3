import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { PlayedCall, PlayedRefusal } from './played-call'

type Document = Partial<OpenAPIV3_1.Document>
type Operation = OpenAPIV3_1.OperationObject
type Responses = Record<string, OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject>

const WHO = {
  public: 'Anyone may call.',
  optional: 'Anyone may call; a token identifies the caller. An invalid token is rejected with 401.',
  session: 'Needs the bearer token of login or signup.',
}
const failureSchema = { $ref: '#/components/schemas/Failure' }

/** Failures of any call, by status: defined once and referenced. */
const anyCall: Record<string, { name: string; description: string; code: string; message: string }> = {
  400: {
    name: 'Malformed',
    description:
      'The request is malformed: broken JSON, a wrong content type, or characters that text may not contain.',
    code: 'malformed',
    message: 'We could not read that request.',
  },
  413: {
    name: 'TooLarge',
    description: 'The body, a file or a field exceeds the limit of this call.',
    code: 'too_large',
    message: 'This is larger than we can accept.',
  },
  429: {
    name: 'TooMany',
    description: 'Too many requests; `Retry-After` states how many seconds to wait.',
    code: 'too_many_requests',
    message: 'Too many tries. Please wait 42 seconds.',
  },
  503: {
    name: 'Busy',
    description: 'The shop is busy or cannot reach a service it needs; `Retry-After` states when to retry.',
    code: 'busy',
    message: 'The shop is busy. Please try again in a moment.',
  },
}

/** The shared failures as OpenAPI components. */
export const sharedResponses = Object.fromEntries(
  Object.values(anyCall).map(({ name, description, code, message }) => [
    name,
    { description, content: { 'application/json': { schema: failureSchema, example: { code, message } } } },
  ]),
)

/** Adds to each call its access rule, example request and response, and every documented rejection. */
export function describeCalls(document: Document, played: Partial<Record<EndpointName, PlayedCall>>): Document {
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const operation = operationOf(document, name)
    if (operation) describeCall(operation, name, endpoint, played[name])
  }
  return document
}

/** A call's operation in the document. */
export function operationOf(document: Document, name: EndpointName): Operation | undefined {
  const [method, path] = name.split(' ') as [string, string]
  const item = document.paths?.[`/api${path.replace(/:(\w+)/g, '{$1}')}`]
  return item?.[method.toLowerCase() as 'get']
}

function describeCall(operation: Operation, name: EndpointName, endpoint: Endpoint, played?: PlayedCall) {
  operation.description = [WHO[endpoint.access], operation.description].filter(Boolean).join(' ')
  const responses = (operation.responses ??= {}) as Responses
  for (const [status, { name: component }] of Object.entries(anyCall))
    responses[status] ??= { $ref: `#/components/responses/${component}` }
  if (!played) return
  describeRequest(operation, name, endpoint, played)
  const answer = responses[String(played.status)]
  if (answer && 'content' in answer) {
    answer.description = endpoint.summary
    const media = answer.content?.['application/json']
    if (media) media.example = played.answer
  }
  for (const status of new Set(played.refusals.map((refused) => refused.status)))
    responses[String(status)] = refusal(played.refusals.filter((refused) => refused.status === status))
}

const placesOrder = (name: EndpointName) =>
  name === 'POST /add-order' || name === 'POST /equipment-requests/:number/order'

function describeRequest(operation: Operation, name: EndpointName, endpoint: Endpoint, { request }: PlayedCall) {
  const given: Record<string, unknown> = { ...request.query, ...request.params }
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[]
  for (const parameter of parameters) if (given[parameter.name] !== undefined) parameter.example = given[parameter.name]
  if (placesOrder(name)) operation.parameters = [...parameters, idempotencyKey(request.headers)]
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined
  for (const media of Object.values(body?.content ?? {}))
    media.example = endpoint.multipart ? { ...request.body, ...request.files } : request.body
}

const idempotencyKey = (headers: Record<string, string | undefined> = {}): OpenAPIV3_1.ParameterObject => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Identifies this order: repeated with the same body it returns the same order, with another body 422.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
  example: headers['idempotency-key'],
})

function refusal(refusals: PlayedRefusal[]): OpenAPIV3_1.ResponseObject {
  return {
    description: refusals.map(({ because, body }) => `\`${body.code}\`: ${because}`).join('\n\n'),
    content: {
      'application/json': {
        schema: failureSchema,
        examples: Object.fromEntries(refusals.map(({ because, body }) => [because, { value: body }])),
      },
    },
  }
}
