import { join } from 'node:path'
import type { Part } from '../parts'
import { browserConfig } from '../webpack/browser-config'
import { nodeConfig } from '../webpack/node-config'
import { openConfig } from '../webpack/open-config'
import { buildAtomically } from './build-atomically'
import { compile } from './compile'
import { rejectUntrackedInputs } from './input-hash'
import { buildInlineScripts } from './inline-scripts'
import { planBuild, type BuildTarget, type BuiltPart } from './plan-build'
import { sortManifests } from './sort-manifests'
import { writeReleaseManifest } from './release-manifest'

interface BuildOptions extends BuildTarget {
  /** Receives the progress of the part's builds, 0 to 1. */
  onProgress?: (done: number) => void
}

/**
 * Builds one part for browser and Node, and with an open entry if wanted, unless the target folder has a build of the
 * same inputs.
 */
export async function buildPart(part: Part, { onProgress, ...target }: BuildOptions = {}): Promise<BuiltPart> {
  const { version, dir, source, hasOpenEntry, isFinished } = planBuild(part, target)
  const rebuilt = await buildAtomically(dir, isFinished, async (folder) => {
    const build = { part, version, outDir: folder }
    // About how long each takes.
    const ends = hasOpenEntry ? { browser: 0.35, node: 0.5 } : { browser: 0.7, node: 1 }
    const report = (from: number, to: number) => (done: number) => onProgress?.(from + done * (to - from))
    const browser = await compile(browserConfig(build), report(0, ends.browser))
    const inline = await buildInlineScripts(build)
    const node = await compile(nodeConfig(build, inline.scripts), report(ends.browser, ends.node))
    const open = hasOpenEntry ? await compile(openConfig(build), report(ends.node, 1)) : { read: [] }
    const read = [...browser.read, ...inline.read, ...node.read, ...open.read]
    rejectUntrackedInputs(part, read, hasOpenEntry)
    for (const output of ['browser', 'open']) sortManifests(join(folder, output))
    writeReleaseManifest(build, source, { browser, inlineScripts: inline.scripts })
  })
  return { part: part.name, version, dir, rebuilt }
}
