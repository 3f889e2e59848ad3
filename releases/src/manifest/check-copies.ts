import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ReleaseManifest } from '../contract'
import { integrityOf } from './integrity'
import { listReleaseFiles } from './release-files'

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync }

/** Problems of stored files beyond the manifest: compressed copies that unpack to other bytes, and unknown files. */
export async function copyProblems(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const problems: string[] = []
  for (const path of await listReleaseFiles(folder)) {
    if (manifest.files[path]) continue
    const suffix = path.slice(-3)
    const original = manifest.files[path.slice(0, -3)]
    if (!original || !(suffix === '.br' || suffix === '.gz')) problems.push(`${path} is not part of the release.`)
    else if (!unpacksTo(await readFile(join(folder, path)), suffix, original.integrity)) {
      problems.push(`${path} does not unpack to the original file.`)
    }
  }
  return problems
}

function unpacksTo(content: Buffer, suffix: keyof typeof unpack, integrity: string): boolean {
  try {
    return integrityOf(unpack[suffix](content)) === integrity
  } catch {
    return false
  }
}
