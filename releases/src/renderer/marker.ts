import { closeSync, openSync, readSync, unlinkSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A version of a part. */
export interface PartVersion {
  part: string
  version: string
}

/** Whether two names are those of one version. */
export const isSameVersion = (first: PartVersion | null, other: PartVersion): boolean =>
  first?.part === other.part && first.version === other.version

/** Size of the file that a renderer may write to, and so of a marker. */
const MARKER_BYTES = 128

const syntax = /^([a-z][a-z0-9-]{1,39})@(\d[\w.+-]{0,60})\n/

/** The file in which a renderer names the part that runs, readable while it hangs and after it ended. */
export interface Marker {
  /** Passed to the renderer. */
  fd: number
  /** The part named last; null without a valid one. A hostile part can name another one. */
  read(): PartVersion | null
  close(): void
}

/** Creates a marker: an unlinked file, so that no path leads to it. */
export function openMarker(): Marker {
  const path = join(tmpdir(), `renderer-marker-${randomUUID()}`)
  const fd = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  let isOpen = true
  let last: PartVersion | null = null

  function read(): PartVersion | null {
    if (!isOpen) return last
    const text = Buffer.alloc(MARKER_BYTES)
    readSync(fd, text, 0, MARKER_BYTES, 0)
    const [, part, version] = syntax.exec(text.toString('latin1')) ?? []
    return part && version ? { part, version } : null
  }

  return {
    fd,
    read,
    close() {
      if (!isOpen) return
      last = read()
      isOpen = false
      closeSync(fd)
    },
  }
}

/** What a renderer writes to its marker at position 0. */
export function markerOf({ part, version }: PartVersion): Buffer {
  return Buffer.from(`${part}@${version}\n`.padEnd(MARKER_BYTES))
}
