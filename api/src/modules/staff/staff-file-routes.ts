import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiResources } from '../../admin/channel'
import { decodeText } from '../../admin/decode-text'
import { emittedFile } from '../../admin/emitted-file'
import type { OperationContext } from '../../admin/operation'
import { binaryUploads, downloads, uploads } from '../../admin/operation-files'
import { operations, runOperation, type OperationName } from '../../admin/operations'
import { requirePermission } from '../../admin/permissions'
import { Failure } from '../../failure'
import { refuseCardNumbers } from '../../plugins/card-numbers'
import { maxFormBytes } from '../../uploads/upload-rules'
import { requireStaff } from './require-staff'

const downloadQuery = z.strictObject({
  input: z.string().max(4_000).optional().describe('The input of the operation, in JSON'),
})

/** Uploads that operations read, and downloads that they emit, by the same permissions as their other calls. */
export async function staffFileRoutes(app: FastifyInstance, resources: ApiResources) {
  for (const [name, rule] of Object.entries(uploads) as [
    OperationName,
    NonNullable<(typeof uploads)[OperationName]>,
  ][]) {
    const url = `/staff/uploads/${name}`
    app.post(
      url,
      {
        bodyLimit: maxFormBytes(rule),
        schema: { operationId: `POST ${url}`, summary: `Sends a file to the operation ${name}`, tags: ['staff'] },
        config: {
          files: rule,
          fields: z.object({ input: operations[name].input.optional(), dry_run: z.boolean().optional() }),
        },
      },
      async (request, reply) => {
        const member = await requireStaff(resources.db, request)
        requirePermission(name, member)
        return app.receiveFiles({ request, reply }, rule, ({ fields, files }) => {
          const input = readInput(fields.input)
          refuseCardNumbers(input)
          const context = { ...resources, actor: member.email, dryRun: fields.dry_run === 'true' }
          return runOperation({ ...context, ...sentFile(name, files[0]!.path) }, name, input)
        })
      },
    )
  }

  for (const [name, { name: nameOf, type }] of Object.entries(downloads) as [
    OperationName,
    NonNullable<(typeof downloads)[OperationName]>,
  ][]) {
    const url = `/staff/downloads/${name}`
    app.get<{ Querystring: z.output<typeof downloadQuery> }>(
      url,
      {
        schema: {
          operationId: `GET ${url}`,
          summary: `The file of the operation ${name}`,
          tags: ['staff'],
          querystring: downloadQuery,
        },
      },
      async (request, reply) => {
        const member = await requireStaff(resources.db, request)
        requirePermission(name, member)
        const input = readInput(request.query.input)
        const file = await emittedFile(
          (emit) => runOperation({ ...resources, actor: member.email, emit }, name, input),
          (err) => request.log.warn({ err }, 'a download broke off'),
        )
        return reply
          .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
          .header('content-disposition', `attachment; filename="${nameOf(input).replace(/[^\w.-]/g, '_')}"`)
          .send(file)
      },
    )
  }
}

/** An operation's input as sent next to a file. */
function readInput(sent: unknown): Record<string, string> {
  try {
    return JSON.parse(typeof sent === 'string' && sent !== '' ? sent : '{}') as Record<string, string>
  } catch {
    throw new Failure(400, 'malformed', 'The input is not JSON.')
  }
}

function sentFile(name: OperationName, path: string): Pick<OperationContext, 'body' | 'bytes'> {
  const bytes = readChunks(path)
  return binaryUploads.has(name) ? { bytes } : { body: decodeText(bytes, 'The file') }
}

/** Opens the file only once the operation reads it, and closes it whether or not it is read to its end. */
async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>
}
