import { join } from 'node:path'
import { releaseManifest, type ReleaseManifest } from '../contract'
import { measureFile } from '../manifest/integrity'
import { listReleaseFiles } from '../manifest/release-files'

/** A manifest of a built folder with size and hash of every file, in a stable order. */
export async function createManifest(
  folder: string,
  defaults: Omit<ReleaseManifest, 'schema' | 'files'>,
): Promise<ReleaseManifest> {
  const files: ReleaseManifest['files'] = {}
  for (const path of await listReleaseFiles(folder)) files[path] = await measureFile(join(folder, path))
  return releaseManifest.parse({ schema: 1, ...defaults, files })
}
