import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ReleaseManifest } from '../contract'
import { ReleaseError } from '../release-error'
import { encodedSuffix, type Encoding } from '../server/encoding'
import { integrityOf } from './integrity'

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** One encoding of a released file, verified against the manifest. */
export interface VerifiedFile {
  bytes: Buffer
  encoding: Encoding
}

/** The file on this server is not the one that was released. */
export class DamagedFile extends ReleaseError {
  constructor(message: string) {
    super('unreachable', message)
  }
}

interface WantedFile {
  folder: string
  manifest: ReleaseManifest
  /** Relative to the release's folder. */
  path: string
  encoding: Encoding
  /** Called for a damaged compressed copy; the original file is served instead. */
  onDamagedCopy?(message: string): void
}

/**
 * Reads a released file in the requested encoding, or plain without such a copy. Null for a file that neither the
 * manifest nor a valid copy contains; throws a DamagedFile (`unreachable`) for a damaged one.
 */
export async function readVerifiedFile(wanted: WantedFile): Promise<VerifiedFile | null> {
  const { folder, manifest, path, encoding, onDamagedCopy } = wanted
  const expected = manifest.files[path]
  if (!expected) return readVerifiedCopy(wanted)
  const name = `${path} of ${manifest.part} ${manifest.version}`
  if (encoding !== 'identity') {
    const copy = await readFile(join(folder, path + encodedSuffix[encoding])).catch(() => null)
    if (copy && (await unpacksTo(copy, encoding, expected))) return { bytes: copy, encoding }
    if (copy) onDamagedCopy?.(`The ${encoding} copy of ${name} is damaged; the original file is served instead.`)
  }
  const bytes = await readFile(join(folder, path)).catch(() => null)
  if (bytes && integrityOf(bytes) === expected.integrity) return { bytes, encoding: 'identity' }
  throw new DamagedFile(`${name} is ${bytes ? 'damaged' : 'missing'} on this server.`)
}

/** A compressed copy requested by its own name, as other servers fetch it. */
async function readVerifiedCopy({ folder, manifest, path, onDamagedCopy }: WantedFile): Promise<VerifiedFile | null> {
  const encoding = path.endsWith('.br') ? 'br' : path.endsWith('.gz') ? 'gzip' : undefined
  const original = encoding && manifest.files[path.slice(0, -encodedSuffix[encoding].length)]
  if (!original) return null
  const copy = await readFile(join(folder, path)).catch(() => null)
  if (!copy) return null
  if (await unpacksTo(copy, encoding, original)) return { bytes: copy, encoding: 'identity' }
  onDamagedCopy?.(`${path} of ${manifest.part} ${manifest.version} is damaged, and is not served.`)
  return null
}

async function unpacksTo(
  copy: Buffer,
  encoding: keyof typeof unpack,
  { integrity, bytes }: ReleaseManifest['files'][string],
): Promise<boolean> {
  // Never unpack more bytes than the original file has.
  const content = await unpack[encoding](copy, { maxOutputLength: Math.max(1, bytes) }).catch(() => null)
  return content !== null && integrityOf(content) === integrity
}
