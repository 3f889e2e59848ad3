import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { previewMail } from '../../admin/content/mail-text-operations'
import { requirePermission } from '../../admin/permissions'
import type { Database } from '../../database/client'
import { requireStaff } from './require-staff'

const params = z.object({ name: z.string().max(60) })
const query = z.strictObject({
  text: z
    .string()
    .max(12_000)
    .regex(/^[\w-]+$/)
    .describe('The text of the mail in UTF-8, as base64url'),
})

/** A mail for a frame of the console: with its inline styles, without scripts, forms and anything from elsewhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin"

/** The HTML of a mail with sample data, as its text would send it. */
export async function mailPreviewRoute(app: FastifyInstance, { db }: { db: Database }) {
  app.get<{ Params: z.output<typeof params>; Querystring: z.output<typeof query> }>(
    '/staff/mail-previews/:name',
    {
      schema: {
        operationId: 'GET /staff/mail-previews/:name',
        summary: 'A mail with sample data',
        tags: ['staff'],
        params,
        querystring: query,
      },
    },
    async (request, reply) => {
      const member = await requireStaff(db, request)
      requirePermission('mail-texts.preview', member)
      const text = Buffer.from(request.query.text, 'base64url').toString()
      const { html } = await previewMail(db, { name: request.params.name, text })
      // The console's documents don't have this header, and browsers want an origin to be isolated on all or none.
      reply.removeHeader('origin-agent-cluster')
      return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(html)
    },
  )
}
