import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBuiltCode, readProvidedNames } from '@shop/shared-api/built-code'
import type { BuiltCode, ReleaseManifest } from '../contract'

/** What the files of a release say, independent of its manifest. */
export interface CodeOfRelease extends BuiltCode {
  /** Package → names that a shell provides. */
  provides: Record<string, string[]>
}

const MAX_CACHED = 50
const cache = new Map<string, Promise<CodeOfRelease>>()

/** The code of a stored release, read once: its files never change. */
export function readCode(folder: string, manifest: ReleaseManifest): Promise<CodeOfRelease> {
  const known = cache.get(folder)
  if (known) return known
  const code = readFiles(folder, manifest)
  code.catch(() => cache.delete(folder))
  const [oldest] = cache.keys()
  if (oldest !== undefined && cache.size >= MAX_CACHED) cache.delete(oldest)
  cache.set(folder, code)
  return code
}

async function readFiles(folder: string, { files, node, contract }: ReleaseManifest): Promise<CodeOfRelease> {
  const scripts = Object.keys(files).filter((file) => file.startsWith('browser/') && file.endsWith('.js'))
  const [bundle = '', ...texts] = await Promise.all(
    [node, ...scripts].map((file) => readFile(join(folder, file), 'utf8')),
  )
  return { ...readBuiltCode({ node: bundle, scripts: texts }, contract), provides: readProvidedNames(bundle) }
}
