import { extname } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { Failure, invalid } from '../failure'
import { boundedWork } from '../bounded-work'
import { inspectFile, type FileKind, type InspectedFile } from './inspect-file'

/** Which files a form takes in one of its fields. */
export interface FileRule {
  field: string
  min: number
  max: number
  maxBytes: number
  kinds: readonly FileKind[]
}

/** A multipart form after reading: text by field, and files that were looked into and made inert. */
export interface ReadForm {
  fields: Record<string, unknown>
  files: InspectedFile[]
}

const FIELD_BYTES = 16 * 1024
const MOST_FIELDS = 60
/** Whoever sends slower than this lets go of their place. */
const LONGEST_MS = 120_000
/** Files wait in memory while they are looked into, so only a few forms are read at once. */
const bounded = boundedWork({ running: 4, waiting: 16 })

/** Reads a multipart form within the rule's limits; throws 413 for what is too large and 422 for what is not wanted. Nothing touches the disk. */
export function readForm(request: FastifyRequest, rule: FileRule): Promise<ReadForm> {
  if (!request.isMultipart()) throw new Failure(400, 'malformed', 'This form must be sent as multipart/form-data.')
  return bounded(async () => {
    const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
    const raw: { bytes: Buffer; extension: string }[] = []
    const limits = {
      fields: MOST_FIELDS,
      files: rule.max,
      parts: MOST_FIELDS + rule.max,
      fileSize: rule.maxBytes,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
    }
    const tooSlow = setTimeout(() => request.raw.destroy(), LONGEST_MS)
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') addField(fields, part)
        else if (part.fieldname !== rule.field)
          throw invalid([{ field: part.fieldname, message: 'No file belongs here' }])
        else raw.push({ bytes: await part.toBuffer(), extension: extname(part.filename ?? '').toLowerCase() })
      }
    } catch (error) {
      throw asRefusal(error)
    } finally {
      clearTimeout(tooSlow)
    }
    if (raw.length < rule.min) throw invalid([{ field: rule.field, message: 'Please add a file.' }])
    const files: InspectedFile[] = []
    for (const file of raw) files.push(await inspectFile(file, rule))
    return { fields, files }
  })
}

/** A form that breaks off or was never one is its sender's fault; limits say so by their status. */
function asRefusal(error: unknown): unknown {
  const known = error instanceof Failure || typeof (error as { statusCode?: unknown }).statusCode === 'number'
  return known ? error : new Failure(400, 'malformed', 'We could not read this form.')
}

function addField(
  fields: Record<string, unknown>,
  part: { fieldname: string; value: unknown; valueTruncated?: boolean },
) {
  if (part.valueTruncated) throw new Failure(413, 'too_large', 'A field of the form is too long.')
  const before = fields[part.fieldname]
  fields[part.fieldname] = before === undefined ? part.value : [before, part.value].flat()
}
