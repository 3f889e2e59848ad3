import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveRelease } from '@shop/releases'
import type { PartContract, ReleaseManifest } from '@shop/shared-api/contract'

/** Creates releases with Node bundles that the test gives; `remove` deletes their folders. */
export function handMadeReleases() {
  const home = mkdtempSync(join(tmpdir(), 'hand-made-'))
  return {
    release(part: string, version: string, code: string, promises: Partial<PartContract> = {}): LiveRelease {
      const folder = mkdtempSync(join(home, 'release-'))
      writeFileSync(join(folder, 'server.cjs'), code)
      const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
      const manifest = {
        part,
        version,
        node: 'server.cjs',
        entry: 'entry.js',
        files: {
          'server.cjs': { integrity, bytes: code.length },
          'browser/entry.js': { integrity, bytes: code.length },
        },
        chunks: {},
        shared: {},
        inlineScripts: {},
        contract: {
          name: part,
          api: '^1.0.0',
          prefixes: [],
          events: { publishes: [], reads: [] },
          widgets: { offers: {}, uses: {} },
          samplePaths: ['/'],
          ...promises,
        },
      }
      return { version, manifest: manifest as unknown as ReleaseManifest, folder }
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
