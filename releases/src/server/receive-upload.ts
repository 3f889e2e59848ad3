import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar'
import { ReleaseError } from '../release-error'

/** Limits of an uploaded release. */
export interface UploadLimits {
  packedBytes: number
  unpackedBytes: number
  files: number
}

const defaultLimits: UploadLimits = { packedBytes: 100 * 2 ** 20, unpackedBytes: 400 * 2 ** 20, files: 5000 }

/**
 * Unpacks a gzipped tar into a temporary folder, runs `work` on it, and always removes it. Links, devices, paths
 * outside the folder, and anything over the limits are refused.
 */
export async function withUpload<T>(
  body: Readable,
  work: (folder: string) => Promise<T>,
  limits: UploadLimits = defaultLimits,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-upload-'))
  try {
    await unpack(body, folder, limits)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function unpack(body: Readable, folder: string, limits: UploadLimits): Promise<void> {
  let refusal: ReleaseError | undefined
  let files = 0
  let bytes = 0
  const target = extract({
    cwd: folder,
    strict: true,
    preserveOwner: false,
    filter: (path, entry) => {
      files += 1
      bytes += entry.size ?? 0
      const type = 'type' in entry ? entry.type : 'File'
      if (!['File', 'OldFile', 'Directory'].includes(type)) refusal ??= refuse(`${path} is not a plain file.`)
      if (files > limits.files) refusal ??= refuse(`It contains more than ${limits.files} files.`)
      if (bytes > limits.unpackedBytes) refusal ??= refuse(`It unpacks to more than ${limits.unpackedBytes} bytes.`)
      return refusal === undefined
    },
  })
  try {
    await pipeline(body, sizeLimit(limits.packedBytes), target)
  } catch (error) {
    throw error instanceof ReleaseError
      ? error
      : (refusal ?? refuse(`It is not a readable gzipped tar (${(error as Error).message}).`))
  }
  if (refusal) throw refusal
}

function sizeLimit(limit: number): Transform {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > limit) done(refuse(`It is larger than ${limit} bytes.`))
      else done(null, chunk)
    },
  })
}

function refuse(reason: string): ReleaseError {
  return new ReleaseError('refused', `The uploaded release was refused. ${reason}`)
}
