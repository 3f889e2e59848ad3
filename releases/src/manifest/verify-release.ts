import { join } from 'node:path'
import { readIfPresent } from '../disk/durable-file'
import type { ReleaseManifest } from '../contract'
import { ReleaseError } from '../release-error'
import { measureFile } from './integrity'
import { readManifest } from './read-manifest'
import { listReleaseFiles } from './release-files'

/** A built release that is whole: its manifest, and the manifest's exact text. */
export interface BuiltRelease {
  manifest: ReleaseManifest
  payload: string
}

/** Checks a built folder (`release.json`, `browser/`, `node/`) to the last byte; refuses with a sentence per problem. */
export async function verifyRelease(folder: string): Promise<BuiltRelease> {
  const payload = await readIfPresent(join(folder, 'release.json'))
  if (payload === null) {
    throw new ReleaseError('not-found', `There is no release.json in ${folder}. Build the part first (npm run build).`)
  }
  const manifest = readManifest(payload)
  const problems = [...(await differences(folder, manifest)), ...(await strangers(folder, manifest))]
  if (problems.length > 0) {
    throw new ReleaseError(
      'refused',
      `The files of ${manifest.part} ${manifest.version} are not the ones that its release.json names.`,
      problems,
    )
  }
  return { manifest, payload }
}

/** Sentences on files that are missing or have other bytes than the manifest says. */
export async function differences(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const problems: string[] = []
  for (const [path, expected] of Object.entries(manifest.files)) {
    const found = await measureFile(join(folder, path)).catch(() => null)
    if (!found) problems.push(`${path} is missing.`)
    else if (found.integrity !== expected.integrity || found.bytes !== expected.bytes) {
      problems.push(`${path} has other content than its hash in release.json says.`)
    }
  }
  return problems
}

async function strangers(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  try {
    const found = await listReleaseFiles(folder)
    return found
      .filter((path) => !manifest.files[path])
      .map((path) => `${path} is there, but has no hash in release.json.`)
  } catch (error) {
    return [`${(error as Error).message}.`]
  }
}
