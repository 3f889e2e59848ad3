import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import type { Part } from '../parts'
import { browserConfig } from '../webpack/browser-config'
import { nodeConfig } from '../webpack/node-config'
import { buildAtomically } from './build-atomically'
import { compile } from './compile'
import { inputHash, rejectUntrackedInputs } from './input-hash'
import { sortManifests } from './sort-manifests'
import { writeReleaseManifest } from './release-manifest'

/** A finished build: a folder with `release.json`, `browser/` and `node/`. */
export interface BuiltPart {
  part: string
  version: string
  dir: string
  /** False if the existing build had the same inputs. */
  rebuilt: boolean
}

interface BuildOptions {
  /** Version to publish as; default: the package's version with eight digits of the input hash. */
  version?: string
  outDir?: string
  /** Receives the progress of the part's two builds, 0 to 1. */
  onProgress?: (done: number) => void
}

/** Builds one part for browser and Node, unless `outDir` (default: its `dist/`) has a build of the same inputs. */
export async function buildPart(part: Part, options: BuildOptions = {}): Promise<BuiltPart> {
  const outDir = options.outDir ?? join(part.folder, 'dist')
  const source = inputHash(part)
  const version = options.version ?? `${packageVersion(part)}-${source.slice(0, 8)}`
  const isCurrent = () => {
    const present = presentBuild(outDir)
    return present?.source === source && present.version === version
  }
  const rebuilt = await buildAtomically(outDir, isCurrent, async (folder) => {
    const build = { part, version, outDir: folder }
    const browser = await compile(browserConfig(build), (done) => options.onProgress?.(done * 0.7))
    const node = await compile(nodeConfig(build), (done) => options.onProgress?.(0.7 + done * 0.3))
    rejectUntrackedInputs(part, [...browser.read, ...node.read])
    sortManifests(join(folder, 'browser'))
    writeReleaseManifest(build, source, browser)
  })
  return { part: part.name, version, dir: outDir, rebuilt }
}

function packageVersion(part: Part): string {
  return (JSON.parse(readFileSync(join(part.folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** The complete build in this folder. */
function presentBuild(outDir: string): ReleaseManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(outDir, 'release.json'), 'utf8')) as ReleaseManifest
  } catch {
    return undefined
  }
}
