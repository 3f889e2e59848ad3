import { buildConsoleInWorker, buildParts, readParts, type BuiltPart, type Part } from '@shop/federation'
import { buildProgress } from '../build/build-progress'

/** The parts of a shop, and where their builds come from. */
export interface ShopBuilds {
  parts: readonly Part[]
  /** Returns a finished build of each part; a live display is repainted, plain lines are not. */
  build: (showLine: (line: string) => void, isLive: boolean) => Promise<BuiltPart[]>
  /** Makes sure that the release server's page is built. */
  buildConsole: () => Promise<unknown>
}

/** Builds those parts of this checkout whose inputs have changed. */
export function checkoutBuilds({ hasOpenEntry }: { hasOpenEntry?: boolean }): ShopBuilds {
  const parts = readParts()
  const names = parts.map(({ name }) => name)
  return {
    parts,
    build: (showLine, isLive) => buildParts({ hasOpenEntry, onProgress: buildProgress(names, showLine, isLive) }),
    buildConsole: buildConsoleInWorker,
  }
}
