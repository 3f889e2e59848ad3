import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { uploadAreas, type UploadArea } from '../../admin/upload-address'
import { requirePermission } from '../../admin/permissions'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import { uploadStore } from '../../uploads/upload-store'
import { requireStaff } from './require-staff'

/** Names that the upload store generates; no other file is ever read. */
const params = z.object({
  area: z.enum(Object.keys(uploadAreas) as [UploadArea, ...UploadArea[]]),
  file: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}$/),
})

const inert = "default-src 'none'; frame-ancestors 'self'"
/** What browsers show in place; everything else is a download. The viewers of PDFs need their own object and styles. */
const shown: Record<string, { type: string; policy: string }> = {
  '.webp': { type: 'image/webp', policy: `${inert}; sandbox` },
  '.jpg': { type: 'image/jpeg', policy: `${inert}; sandbox` },
  '.png': { type: 'image/png', policy: `${inert}; sandbox` },
  '.pdf': { type: 'application/pdf', policy: `${inert}; object-src 'self'; style-src 'unsafe-inline'` },
}
const download = { type: 'application/octet-stream', policy: `${inert}; sandbox` }

/** A file that a visitor sent, for the roles that may see what it belongs to. */
export async function visitorFileRoute(app: FastifyInstance, { db, dataDir }: { db: Database; dataDir: string }) {
  app.get<{ Params: z.output<typeof params> }>(
    '/staff/files/:area/:file',
    {
      schema: {
        operationId: 'GET /staff/files/:area/:file',
        summary: 'A paper, picture or artwork that a visitor sent',
        tags: ['staff'],
        params,
      },
      // A name that no file has is 404, as that of a missing file.
      validatorCompiler: () => (input: unknown) => ({ value: input }),
    },
    async (request, reply) => {
      const member = await requireStaff(db, request)
      const { success, data } = params.safeParse(request.params)
      if (!success) throw notFound()
      requirePermission(uploadAreas[data.area], member)
      const path = uploadStore(dataDir, data.area).pathOf(data.file)
      const found = await stat(path).catch(() => undefined)
      if (!found) throw notFound()
      const { type, policy } = shown[extname(data.file)] ?? download
      const disposition = type === download.type ? 'attachment' : 'inline'
      return reply
        .type(type)
        .headers({
          'content-length': found.size,
          'content-security-policy': policy,
          'content-disposition': `${disposition}; filename="${data.file}"`,
        })
        .send(createReadStream(path))
    },
  )
}
