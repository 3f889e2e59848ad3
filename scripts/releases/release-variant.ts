import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'

/** What differs between a release and the variant made of it. */
export interface VariantWish {
  version: string
  /** JavaScript put after the part's Node bundle; `exports` is what the bundle exports. */
  nodeCode?: string
}

/**
 * Makes a publishable variant of a built or stored release in a temporary folder, without a build. Its browser files
 * keep naming the version that they were built as, so it serves measurements of documents, not browsers.
 */
export function releaseVariant(folder: string, { version, nodeCode = '' }: VariantWish): string {
  const home = mkdtempSync(join(tmpdir(), 'release-variant-'))
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseManifest
  for (const path of Object.keys(manifest.files)) cpSync(join(folder, path), join(home, path))
  const code = `${readFileSync(join(folder, manifest.node), 'utf8')}\n;(function (exports) {${nodeCode}})(module.exports)\n`
  writeFileSync(join(home, manifest.node), code, { mode: 0o644 })
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const files = { ...manifest.files, [manifest.node]: { integrity, bytes: Buffer.byteLength(code) } }
  writeFileSync(join(home, 'release.json'), JSON.stringify({ ...manifest, version, files }))
  return home
}
