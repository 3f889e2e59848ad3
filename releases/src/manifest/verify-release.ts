import { join } from 'node:path'
import { readIfPresent } from '../disk/durable-file'
import type { ReleaseManifest } from '../contract'
import { ReleaseError } from '../release-error'
import { measureFile } from './integrity'
import { readManifest } from './read-manifest'
import { listReleaseFiles } from './release-files'

/** A verified built release: its manifest, and the manifest's exact text. */
export interface BuiltRelease {
  manifest: ReleaseManifest
  payload: string
}

/**
 * Verifies every byte of a built folder (`release.json`, `browser/`, `node/`, `open/`); refuses with one sentence per problem.
 */
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
      `The files of ${manifest.part} ${manifest.version} don't match its release.json.`,
      problems,
    )
  }
  return { manifest, payload }
}

/** Files that are missing or don't match the manifest, one sentence each. */
export async function differences(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const problems: string[] = []
  for (const [path, expected] of Object.entries(manifest.files)) {
    const found = await measureFile(join(folder, path)).catch(() => null)
    if (!found) problems.push(`${path} is missing.`)
    else if (found.integrity !== expected.integrity || found.bytes !== expected.bytes) {
      problems.push(`${path} does not match its hash in release.json.`)
    }
  }
  return problems
}

async function strangers(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  try {
    const found = await listReleaseFiles(folder)
    return found
      .filter((path) => !manifest.files[path])
      .map((path) => `${path} exists, but has no hash in release.json.`)
  } catch (error) {
    return [`${(error as Error).message}.`]
  }
}
