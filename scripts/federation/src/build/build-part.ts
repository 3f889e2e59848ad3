import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import type { Part } from '../parts'
import { browserConfig } from '../webpack/browser-config'
import { nodeConfig } from '../webpack/node-config'
import { buildBeside } from './build-beside'
import { compile } from './compile'
import { inputHash, refuseUncounted } from './input-hash'
import { orderManifests } from './order-manifests'
import { writeReleaseManifest } from './release-manifest'

/** A part's finished build: a folder with `release.json`, `browser/` and `node/`. */
export interface BuiltPart {
  part: string
  version: string
  dir: string
  /** False when the build that was there had been made from the same inputs. */
  rebuilt: boolean
}

interface BuildOptions {
  /** Version to publish under; unset, the package's version with eight digits of the input hash. */
  version?: string
  outDir?: string
  /** Gets 0 to 1 as the two builds of the part go on. */
  onProgress?: (done: number) => void
}

/** Builds one part for browser and Node, unless `outDir` (its `dist/`) holds a build of the same inputs already. */
export async function buildPart(part: Part, options: BuildOptions = {}): Promise<BuiltPart> {
  const outDir = options.outDir ?? join(part.folder, 'dist')
  const source = inputHash(part)
  const version = options.version ?? `${packageVersion(part)}-${source.slice(0, 8)}`
  const isCurrent = () => {
    const present = presentBuild(outDir)
    return present?.source === source && present.version === version
  }
  const rebuilt = await buildBeside(outDir, isCurrent, async (folder) => {
    const build = { part, version, outDir: folder }
    const browser = await compile(browserConfig(build), (done) => options.onProgress?.(done * 0.7))
    const node = await compile(nodeConfig(build), (done) => options.onProgress?.(0.7 + done * 0.3))
    refuseUncounted(part, [...browser.read, ...node.read])
    orderManifests(join(folder, 'browser'))
    writeReleaseManifest(build, source, browser)
  })
  return { part: part.name, version, dir: outDir, rebuilt }
}

function packageVersion(part: Part): string {
  return (JSON.parse(readFileSync(join(part.folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** The build that stands there whole. */
function presentBuild(outDir: string): ReleaseManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(outDir, 'release.json'), 'utf8')) as ReleaseManifest
  } catch {
    return undefined
  }
}
