import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

const FORM_BYTES = 4 * 1024

/** A call of staff whose body has this schema. */
export interface StaffForm<T extends z.ZodType> {
  summary: string
  body: T
  /** Bytes; 4 KB by default. */
  bodyLimit?: number
  run(form: z.output<T>, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** Serves a small form of staff, at most 20 times a minute for each address. */
export function serveForm<T extends z.ZodType>(
  app: FastifyInstance,
  url: string,
  { summary, body, bodyLimit = FORM_BYTES, run }: StaffForm<T>,
) {
  app.post(
    url,
    {
      bodyLimit,
      schema: { operationId: `POST ${url}`, summary, tags: ['staff'], body },
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
    },
    (request, reply) => run(request.body as z.output<T>, request, reply),
  )
}
