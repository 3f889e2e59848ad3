import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'

/** Differences between a release and its variant. */
export interface VariantOptions {
  version: string
  /** JavaScript appended to the part's Node bundle; `exports` are the bundle's exports. */
  nodeCode?: string
}

/**
 * Creates a publishable variant of a built or stored release in a temporary folder without a build. Its browser files
 * still contain the original version, so it only suits tests and measurements of documents.
 */
export function releaseVariant(folder: string, { version, nodeCode = '' }: VariantOptions): string {
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
