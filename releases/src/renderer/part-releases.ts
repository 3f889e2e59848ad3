import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentAddress, versionAddress } from '@shop/shared-api/file-address'
import type { BrowserRelease, ReleaseManifest, ReleaseSet } from '@shop/shared-api/contract'

/** A released version of a part on this machine: its verified manifest and the folder of its files. */
export interface StoredRelease {
  manifest: ReleaseManifest
  folder: string
}

/** The release of each part that a visitor gets, and what it falls back to. */
export interface LiveReleases {
  revision: number
  parts: Record<string, { live: StoredRelease; lastKnownGood: StoredRelease | null }>
}

/** One version of a part as a page refers to it. */
export interface PageRelease {
  release: BrowserRelease
  /** Named chunk → absolute paths of its scripts, in the order to preload. */
  chunks: Record<string, string[]>
}

/** Reads a part's Node bundle; throws when it isn't the one that was released. */
export function readBundle({ manifest, folder }: StoredRelease): Buffer {
  const code = readFileSync(join(folder, manifest.node))
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  if (integrity !== manifest.files[manifest.node]?.integrity) {
    throw new Error(
      `The Node bundle of ${manifest.part}@${manifest.version} is not the one that was released (its hash differs).`,
    )
  }
  return code
}

/** Equal for equal versions of all parts. */
export function setId({ parts }: Pick<ReleaseSet, 'parts'>): string {
  const names = Object.entries(parts).map(([name, { version }]) => `${name}@${version}`)
  return createHash('sha256').update(names.sort().join(' ')).digest('hex').slice(0, 12)
}

/** A release for the server, which needs all chunk hashes and paths for preloads. */
export function toPageRelease({ manifest }: StoredRelease): PageRelease {
  const chunks = Object.entries(manifest.chunks).map(([name, files]) => [
    name,
    files.map((file) => browserPath(manifest, file)),
  ])
  return { release: browserRelease(manifest), chunks: Object.fromEntries(chunks) as Record<string, string[]> }
}

/** A part as listed in pages. */
export function toSetPart({ manifest }: StoredRelease, spare: StoredRelease | null): ReleaseSet['parts'][string] {
  return {
    ...releaseInSet(manifest),
    prefixes: manifest.contract.prefixes,
    widgets: Object.keys(manifest.contract.widgets.offers),
    lastKnownGood: spare && releaseInSet(spare.manifest),
  }
}

function browserRelease(manifest: ReleaseManifest): BrowserRelease {
  const scripts = Object.entries(manifest.files).filter(([file]) => file.startsWith('browser/') && file.endsWith('.js'))
  return {
    version: manifest.version,
    entry: browserPath(manifest, manifest.entry),
    integrity: Object.fromEntries(
      scripts.map(([file, { integrity }]) => [browserPath(manifest, file.slice('browser/'.length)), integrity]),
    ),
  }
}

/** A release as listed in pages: with chunk hashes only where its entry lacks them. */
function releaseInSet(manifest: ReleaseManifest): BrowserRelease {
  const release = browserRelease(manifest)
  if (manifest.schema === 1) return release
  return { ...release, integrity: { [release.entry]: release.integrity[release.entry]! } }
}

/** Entries stay at their version's address, which names the version in stacks and requests. */
function browserPath({ schema, part, version, entry, files }: ReleaseManifest, file: string): string {
  const { integrity } = files[`browser/${file}`] ?? {}
  if (schema < 3 || file === entry || integrity === undefined) return versionAddress(part, version, file)
  return contentAddress(part, integrity, file)
}
