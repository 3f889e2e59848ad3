import { createWriteStream } from 'node:fs'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { Failure, invalid } from '../failure'
import type { OpenForm, openForms } from './open-forms'
import { maxFormBytes, MAX_FIELD_BYTES, MAX_FIELDS, type FileRule } from './upload-rules'

/** A received file that was not opened yet. */
export interface ReceivedFile {
  path: string
  /** Extension of the sender's file name, in lower case with its dot. */
  extension: string
}

/** A completely received multipart form: texts by field, and files in the given folder. */
export interface ReceivedForm {
  fields: Record<string, unknown>
  files: ReceivedFile[]
}

const tooLarge = () => new Failure(413, 'too_large', 'This is larger than we can accept.')
const incompleteForm = () => new Failure(400, 'malformed', 'We could not read this form.')

/**
 * Receives a multipart form within the rule's limits. Throws 413 for too much data, 422 for unexpected files, 408 for
 * a slow sender, and 400 for one that disconnects; settles in each case, however the request ends.
 */
export async function receiveForm(
  request: FastifyRequest,
  rule: FileRule<string>,
  { forms, folder }: { forms: ReturnType<typeof openForms>; folder: string },
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Failure(400, 'malformed', 'This form must be sent as multipart/form-data.')
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes(rule)) throw tooLarge()
  const form = forms.open(request.network)
  const stopWatching = watch(request, form, maxFormBytes(rule))
  try {
    const received = await readParts(request, rule, { form, folder })
    if (received.files.length < rule.min) throw invalid([{ field: rule.field, message: 'Please add a file.' }])
    return received
  } catch (error) {
    throw asRefusal(form.signal.aborted ? form.signal.reason : error)
  } finally {
    stopWatching()
    form.close()
  }
}

/** Counts received bytes, and cuts the form off when its sender disconnects or sends too much. */
function watch({ raw }: FastifyRequest, form: OpenForm, maxBytes: number): () => void {
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) form.cutOff(tooLarge())
    else form.receive(chunk.length)
  }
  const leave = () => {
    if (!raw.readableEnded) form.cutOff(incompleteForm())
  }
  if (raw.destroyed) leave()
  raw.on('data', count).on('close', leave)
  return () => void raw.off('data', count).off('close', leave)
}

async function readParts(
  request: FastifyRequest,
  rule: FileRule<string>,
  { form: { signal }, folder }: { form: OpenForm; folder: string },
): Promise<ReceivedForm> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const files: ReceivedFile[] = []
  const limits = {
    fields: MAX_FIELDS,
    files: rule.max,
    parts: MAX_FIELDS + rule.max,
    fileSize: rule.maxBytes,
    fieldSize: MAX_FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
  }
  const parts = request.parts({ limits })
  for (let next = await orAborted(parts.next(), signal); !next.done; next = await orAborted(parts.next(), signal)) {
    const part = next.value
    if (part.type === 'field') addField(fields, part)
    else if (part.fieldname !== rule.field)
      throw invalid([{ field: part.fieldname, message: 'No file is accepted here' }])
    else {
      const path = join(folder, String(files.length))
      await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
      if (part.file.truncated) throw tooLarge()
      files.push({ path, extension: extname(part.filename ?? '').toLowerCase() })
    }
  }
  return { fields, files }
}

/** Parts of an aborted request neither arrive nor fail, so this also rejects on the signal. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let abort = () => {}
  const aborted = new Promise<never>((_, reject) => (abort = () => reject(signal.reason as Error)))
  signal.addEventListener('abort', abort)
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort))
}

/** A broken or invalid form is the sender's fault; limits have their own status. */
function asRefusal(error: unknown): unknown {
  const known = error instanceof Failure || typeof (error as { statusCode?: unknown }).statusCode === 'number'
  return known ? error : incompleteForm()
}

function addField(
  fields: Record<string, unknown>,
  part: { fieldname: string; value: unknown; valueTruncated?: boolean },
) {
  if (part.valueTruncated) throw new Failure(413, 'too_large', 'A field of the form is too long.')
  const before = fields[part.fieldname]
  fields[part.fieldname] = before === undefined ? part.value : [before, part.value].flat()
}
