import { isOpenFile, openManifest } from '@shop/shared-api/file-address'
import validRange from 'semver/ranges/valid'
import { releaseManifest, type ReleaseManifest } from '../contract'
import { ReleaseError } from '../release-error'
import { isReleasePath } from './release-files'

/** Parses `release.json` and checks its consistency; refuses with one sentence per problem. */
export function readManifest(text: string): ReleaseManifest {
  const parsed = releaseManifest.safeParse(parseJson(text))
  if (!parsed.success) {
    throw new ReleaseError(
      'refused',
      'release.json does not fit the contract of release documents. Build the part again with this repository’s build.',
      parsed.error.issues.map(
        ({ path, message }) => `release.json: ${path.map(String).join('.') || 'the document'}: ${message}.`,
      ),
    )
  }
  const problems = contradictions(parsed.data)
  if (problems.length > 0) throw new ReleaseError('refused', 'release.json contradicts itself.', problems)
  return parsed.data
}

/** Inconsistencies of a well-formed manifest; empty for a valid one. */
export function contradictions(manifest: ReleaseManifest): string[] {
  const { part, contract, shared, files, entry, node, chunks } = manifest
  const problems: string[] = []
  if (contract.name !== part) {
    problems.push(`The contract is written for "${contract.name}", but the release is of "${part}".`)
  }
  const ranges = [
    ['api', contract.api],
    ...Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  ]
  for (const [name, range] of ranges) {
    if (validRange(range) === null) problems.push(`"${range}" for ${name} is not a valid version range, as in ^1.2.0.`)
  }
  for (const path of Object.keys(files)) {
    if (!isReleasePath(path))
      problems.push(`The path "${path}" is outside browser/, node/ and open/, or not a plain path.`)
  }
  if (!files[`browser/${entry}`]) problems.push(`The entry browser/${entry} has no hash.`)
  if (!files[openManifest] && Object.keys(files).some(isOpenFile))
    problems.push(`The open entry has no ${openManifest}.`)
  if (!files[node]) problems.push(`The server bundle ${node} has no hash.`)
  for (const [chunk, names] of Object.entries(chunks)) {
    for (const name of names) {
      if (!files[`browser/${name}`]) problems.push(`The file browser/${name} of the chunk "${chunk}" has no hash.`)
    }
  }
  return problems
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ReleaseError('refused', `release.json is not JSON: ${(error as Error).message}.`)
  }
}
