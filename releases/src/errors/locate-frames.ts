import { posix } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { LRUCache } from 'lru-cache'
import type { StackFrame } from '../contract/errors'
import { readVerifiedFile } from '../manifest/verified-file'
import { signedRelease } from '../manifest/signed-release'
import type { Keyring } from '../signing/keyring'
import type { ReleaseReader } from '../store/release-store'

/** A place in the source: line and column from 1. */
export interface SourcePosition {
  part: string
  version: string
  /** Relative to the part's folder in its repository. */
  file: string
  line: number
  column: number
  /** The name there, as a function or a variable. */
  name: string | null
}

type Store = Pick<ReleaseReader, 'getRelease' | 'folderOf'>

const MAX_MAPS = 20
const MAX_POSITIONS = 5_000

/** Finds the source of built code by the source maps of the stored versions; null for what no map knows. */
export type LocateFrame = (frame: StackFrame) => Promise<SourcePosition | null>

/** A locator over a store that remembers maps and positions, which never change. */
export function createFrameLocator(store: Store, keyring: Keyring): LocateFrame {
  // The frames of a stack are located at once, and often share a file.
  const maps = new LRUCache<string, { map: TraceMap | null }, StackFrame>({
    max: MAX_MAPS,
    fetchMethod: async (_file, _stale, { context }) => ({ map: await readMap(store, keyring, context) }),
  })
  const positions = new LRUCache<string, { position: SourcePosition | null }>({ max: MAX_POSITIONS })

  return async (frame) => {
    const file = `${frame.part}@${frame.version}/${frame.file}`
    const key = `${file}:${frame.line}:${frame.column}`
    const known = positions.get(key)
    if (known) return known.position
    const { map } = await maps.forceFetch(file, { context: frame })
    const position = map && positionIn(map, frame)
    positions.set(key, { position })
    return position
  }
}

/** Null for a version or a file that the store hasn't, as visitors may report any; versions of before have no maps. */
async function readMap(store: Store, keyring: Keyring, { part, version, file }: StackFrame): Promise<TraceMap | null> {
  const manifest = await signedRelease(store, keyring, part, version).catch(() => null)
  const path = `maps/${file}.map`
  if (!manifest || !Object.hasOwn(manifest.files, path)) return null
  const folder = await store.folderOf(part, version)
  const read = await readVerifiedFile({ folder, manifest, path, encoding: 'identity' })
  return read && new TraceMap(read.bytes.toString())
}

function positionIn(map: TraceMap, { part, version, line, column }: StackFrame): SourcePosition | null {
  const found = originalPositionFor(map, { line, column: column - 1 })
  if (found.source === null) return null
  return {
    ...{ part, version, name: found.name },
    ...{ file: posix.normalize(found.source), line: found.line, column: found.column + 1 },
  }
}
