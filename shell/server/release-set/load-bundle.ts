import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { ReleaseManifest } from '@shop/shared-api/contract'

/** A released version of a part on this machine: its verified manifest and the folder of its files. */
export interface StoredRelease {
  manifest: ReleaseManifest
  folder: string
}

/**
 * Runs a part's Node bundle and returns its exports. The code's hash is verified first, and it can only `require` the
 * given modules. `compileFunction` allows garbage collection of replaced versions, unlike `vm.Script`.
 */
export function loadBundle<T>({ manifest, folder }: StoredRelease, providedModules: Record<string, unknown>): T {
  const name = `${manifest.part}@${manifest.version}`
  const code = readFileSync(join(folder, manifest.node))
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  if (integrity !== manifest.files[manifest.node]?.integrity) {
    throw new Error(`The Node bundle of ${name} is not the one that was released (its hash differs).`)
  }
  const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], {
    filename: `${name}/${manifest.node}`,
  })
  const module: { exports: unknown } = { exports: {} }
  const limitedRequire = (request: string): unknown => {
    if (!Object.hasOwn(providedModules, request))
      throw new Error(`${name} requires "${request}", which the shell does not share.`)
    return providedModules[request]
  }
  run.call(module.exports, module, module.exports, limitedRequire)
  return module.exports as T
}
