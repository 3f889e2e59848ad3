import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readParts, type BuiltPart } from '@shop/federation'
import { partOfFolder } from '@shop/federation/parts'
import { releaseManifest } from '@shop/shared-api/contract'
import type { ShopBuilds } from '../start/shop-builds'

/** The builds in the package at `root`, and those of the remotes in `folders`, which replace parts of the same name. */
export function prebuilt(root: string, folders: readonly string[]): ShopBuilds {
  const added = folders.map(partOfFolder)
  const own = readParts().filter(({ name }) => !added.some((part) => part.name === name))
  const builds = [
    ...own.map(({ name }) => readBuild(name, join(root, 'built', name))),
    ...added.map(({ name, folder }) => readBuild(name, join(folder, 'dist'))),
  ]
  return {
    parts: [...own, ...added],
    build: () => Promise.resolve(builds),
    buildConsole: () => Promise.resolve(),
  }
}

function readBuild(part: string, dir: string): BuiltPart {
  const file = join(dir, 'release.json')
  if (!existsSync(file)) throw new Error(`${part} is not built: there is no ${file}. Run npm run build in its folder.`)
  const { version } = releaseManifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { part, version, dir, rebuilt: false }
}
