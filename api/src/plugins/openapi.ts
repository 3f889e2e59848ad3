import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { API_VERSION, endpoints, errorBody, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeCalls, sharedResponses } from '../openapi/describe-calls'
import { multipartSchema } from '../openapi/multipart-schema'
import { readPlayedCalls } from '../openapi/played-call'

const MEGABYTE = 1024 * 1024

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>

/**
 * The OpenAPI document (`/api/docs/json`) and its page (`/api/docs`), generated from the contract and recorded
 * examples.
 */
export const openapi = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Combat-sports shop API',
        version: API_VERSION,
        description:
          'Reads return `{ data, meta? }`; every failure returns `{ code, message, errors? }` with 400 malformed, 401 token, 403 role, 404 missing or not yours, 409 conflict, 413 too large, 422 validation, 429 and 503 with Retry-After. Amounts are dollars.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access_token of login or signup' },
        },
        schemas: { Failure: z.toJSONSchema(errorBody) as object },
        responses: sharedResponses,
      },
    },
    transform: withForms,
    transformObject: (made) =>
      'openapiObject' in made ? describeCalls(made.openapiObject as never, readPlayedCalls()) : made.swaggerObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: withItsStyles })
})

/** The page uses inline styles and contains no user input. */
const withItsStyles = (policy: string) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

/** Multipart bodies are read by the upload pipeline instead of the route's schema, so their schema is added here. */
const withForms: Transform = (input) => {
  const made = jsonSchemaTransform(input as never) as ReturnType<Transform>
  const rule = input.route.config?.files
  const limited = withLimit(made, input.route.bodyLimit)
  const endpoint = endpoints[made.schema.operationId as EndpointName] as Endpoint | undefined
  const fields = rule && (input.route.config?.fields ?? endpoint?.body)
  if (!fields) return limited
  return {
    ...limited,
    schema: { ...limited.schema, consumes: ['multipart/form-data'], body: multipartSchema(fields, rule) },
  }
}

/** Documents the maximum body size of a call. */
function withLimit(made: ReturnType<Transform>, bytes?: number): ReturnType<Transform> {
  const endpoint = endpoints[made.schema.operationId as EndpointName] as Endpoint | undefined
  if (!endpoint?.body || !bytes) return made
  const size = bytes < MEGABYTE ? `${bytes / 1024} KB` : `${Math.floor(bytes / MEGABYTE)} MB`
  return { ...made, schema: { ...made.schema, description: `Accepts a body of up to ${size}.` } }
}
