import { z } from './zod'

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)
/** A part's name, safe as one segment of a URL and of a file path. */
export const partName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)
/** A release's version: semantic, and safe as one segment of a URL and of a file path. */
export const releaseVersion = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/)

/** What a part promises the others, written by its team in `release.contract.ts` and checked by the gate. */
export const partContract = z.strictObject({
  name: partName,
  /** Range of API versions that this part works with, as in `^1.0.0`. */
  api: z.string(),
  /** Path patterns that this part answers; a prefix owns everything below it. */
  prefixes: z.array(z.string().startsWith('/')),
  events: z.strictObject({
    publishes: z.array(z.string()),
    reads: z.array(z.string()),
    /**
     * Event → field → type, as the part was compiled with (`user.role` → `"customer" | "wholeseller"`).
     * Written by the build, so that no team can forget it.
     */
    payloads: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  }),
  /** Widgets by name (`offers`) and by owner/name (`uses`), each with its contract version. */
  widgets: z.strictObject({
    offers: z.record(z.string(), z.number().int().positive()),
    uses: z.record(z.string(), z.number().int().positive()),
  }),
  /** Paths that the gate renders before this part may go live. */
  samplePaths: z.array(z.string().startsWith('/')),
})
export type PartContract = z.infer<typeof partContract>

/** `release.json`: one immutable version of one part, with the sha384 of each of its files. */
export const releaseManifest = z.strictObject({
  /** From 2 on the entry knows the hashes of its chunks, so that pages need not name them. */
  schema: z.union([z.literal(1), z.literal(2)]),
  part: partName,
  version: releaseVersion,
  /** Git commit that it was built from, null outside a checkout. */
  commit: z.string().nullable(),
  /** ISO time of that commit (or of the newest source file), so that one commit builds to one manifest. */
  builtAt: z.string(),
  builder: z.string(),
  /** sha256 of everything that the build read; an equal one needs no rebuild. */
  source: z.string(),
  /** Shared packages: the version built with and the range that this part accepts. */
  shared: z.record(z.string(), z.strictObject({ version: z.string(), requiredVersion: z.string() })),
  contract: partContract,
  /** Browser entry, relative to `browser/`. */
  entry: z.string(),
  /** The Node bundle, relative to the release's folder. */
  node: z.string(),
  /** Every file, relative to the release's folder (`browser/…`, `node/…`). */
  files: z.record(z.string(), z.strictObject({ integrity, bytes: z.number().int().nonnegative() })),
  /** Named chunk → its browser files (relative to `browser/`), what a page preloads. */
  chunks: z.record(z.string(), z.array(z.string())),
})
export type ReleaseManifest = z.infer<typeof releaseManifest>

const livePart = z.strictObject({
  live: releaseVersion,
  lastKnownGood: releaseVersion.nullable(),
  canary: z.strictObject({ version: releaseVersion, percent: z.number().min(0).max(100) }).nullable(),
})

/** The signed pointer: which version of each part is live. `revision` grows by one with each move. */
export const releasePointer = z.strictObject({
  schema: z.literal(1),
  revision: z.number().int().nonnegative(),
  movedAt: z.string(),
  parts: z.record(partName, livePart),
})
export type ReleasePointer = z.infer<typeof releasePointer>

/** A pointer or manifest as stored: exact bytes with an Ed25519 signature over them. */
export const signedDocument = z.strictObject({
  keyId: z.string(),
  /** The signed JSON, as text, byte for byte. */
  payload: z.string(),
  /** Base64 Ed25519 signature of `payload` in UTF-8. */
  signature: z.string(),
})
export type SignedDocument = z.infer<typeof signedDocument>

/** One version of one part as the browser needs it. */
export interface BrowserRelease {
  version: string
  /** Absolute path of the entry script. */
  entry: string
  /** Absolute path → sha384 of each script that is asked for by the set: an entry that is missing here is refused. */
  integrity: Record<string, string>
}

/** What a page is made of: inlined in every document, fixed for the life of the tab. */
export interface ReleaseSet {
  revision: number
  /** Equal for equal versions of all parts, whatever the revision; absent on a dev server. */
  id?: string
  parts: Record<
    string,
    BrowserRelease & { prefixes: string[]; widgets: string[]; lastKnownGood: BrowserRelease | null }
  >
}
