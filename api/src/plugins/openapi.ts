import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { API_VERSION, errorBody } from '@shop/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** The OpenAPI document (`/api/docs/json`) and its page (`/api/docs`), made from the contract. */
export const openapi = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Combat-sports shop API',
        version: API_VERSION,
        description:
          'Reads answer `{ data, meta? }`; every failure answers `{ code, message, errors? }` with 400 malformed, 401 token, 403 role, 404 missing or not yours, 409 conflict, 413 too large, 422 validation, 429 and 503 with Retry-After. Amounts are dollars.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access_token of login or signup' },
        },
        schemas: { Failure: z.toJSONSchema(errorBody) as object },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
})
