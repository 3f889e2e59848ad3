import { isOpenFile, openManifest, versionAddress } from '@shop/shared-api/file-address'
import type { ReleaseManifest } from '../contract'

/** Where the discovery document is served, by the release server and by document servers. */
export const discoveryPath = '/.well-known/frontend-discovery'

const schema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json'

/** One version of a part in the Frontend Discovery schema; our own fields are in `extras`. */
export interface DiscoveredVersion {
  /** The federation manifest of its open entry; without one, the entry that only the shop's shell can load. */
  url: string
  fallbackUrl?: string
  metadata: { integrity: string; version: string }
  extras: {
    revision: number
    prefixes: string[]
    widgets: string[]
    /** File next to `url` → its hash. */
    integrity: Record<string, string>
  }
  deployment: { traffic: number; default: boolean }
}

/** The AWS Frontend Discovery document: the versions of each part. */
export interface DiscoveryDocument {
  schema: string
  microFrontends: Record<string, DiscoveredVersion[]>
}

/** What the document says of a version apart from its manifest. */
interface Deployment {
  revision: number
  /** Percentage of the shop's visitors who get it. */
  traffic: number
  fallback?: ReleaseManifest
}

/** The document with these versions. */
export function discoveryDocument(microFrontends: DiscoveryDocument['microFrontends']): DiscoveryDocument {
  return { schema, microFrontends }
}

/** Describes a version with absolute URLs below `origin`. */
export function discoveredVersion(
  origin: string,
  manifest: ReleaseManifest,
  { revision, traffic, fallback }: Deployment,
): DiscoveredVersion {
  const { contract, version, files } = manifest
  const loaded = loadedFile(manifest)
  const folder = loaded.slice(0, loaded.lastIndexOf('/') + 1)
  const integrity = Object.entries(files).flatMap(([path, file]) =>
    path.startsWith(folder) ? [[path.slice(folder.length), file.integrity]] : [],
  )
  return {
    url: urlOf(origin, manifest),
    ...(fallback && { fallbackUrl: urlOf(origin, fallback) }),
    metadata: { integrity: files[loaded]?.integrity ?? '', version },
    extras: {
      revision,
      prefixes: contract.prefixes,
      widgets: Object.keys(contract.widgets.offers),
      integrity: Object.fromEntries(integrity),
    },
    deployment: { traffic, default: true },
  }
}

/** Whether a part's version can be loaded by hosts other than the shop's shell. */
export const hasOpenEntry = ({ files }: ReleaseManifest): boolean => openManifest in files

/** The file in a release that a host loads first. */
const loadedFile = (manifest: ReleaseManifest): string =>
  hasOpenEntry(manifest) ? openManifest : `browser/${manifest.entry}`

function urlOf(origin: string, manifest: ReleaseManifest): string {
  const file = loadedFile(manifest)
  const address = isOpenFile(file) ? file : manifest.entry
  return origin + versionAddress(manifest.part, manifest.version, address)
}
