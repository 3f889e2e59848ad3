import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readPartList, type ListedPart } from '@shop/shared-api/part-list'
import { loadContract } from './load-contract'

/** A part with the routes and widgets of its `release.contract.ts`; none of them if its folder, absolute here, is missing. */
export interface Part extends ListedPart {
  /** Route prefixes that it serves; `:name` matches one segment. */
  prefixes: string[]
  widgets: string[]
  /** Whether it brings a React of its own. */
  ownReact?: boolean
}

/** The shop's own parts, which `npm run packages` writes for repositories that have none of them. */
const publishedList = resolve(__dirname, '../parts.json')

/** The repository's root folder. */
export const repositoryRoot = resolve(__dirname, '../../..')

/** All parts of the repository in `root`, the shell first. Throws if entries or contracts conflict. */
export function readParts(root = repositoryRoot): Part[] {
  const entries = existsSync(publishedList)
    ? (JSON.parse(readFileSync(publishedList, 'utf8')) as ListedPart[])
    : readPartList(root)
  const parts = entries.map((entry) => withContract(entry, join(root, entry.folder)))
  rejectRepeats(
    'name',
    parts.map((part) => part.name),
  )
  rejectRepeats(
    'port',
    parts.map((part) => String(part.port)),
  )
  rejectRepeats(
    'prefix',
    parts.flatMap((part) => part.prefixes),
  )
  return parts
}

function withContract({ name, port }: Pick<ListedPart, 'name' | 'port'>, folder: string): Part {
  const contract = loadContract(name, folder)
  return {
    name,
    folder,
    port,
    prefixes: contract?.prefixes ?? [],
    widgets: Object.keys(contract?.widgets.offers ?? {}),
    ...(contract?.ownReact && { ownReact: true }),
  }
}

/**
 * Finds a part by name. A remote copied outside the repository is found by the working directory. Throws with the
 * known names for an unknown part.
 */
export function findPart(name: string, cwd = process.cwd()): Part {
  const parts = readParts()
  const match = parts.find((part) => part.name === name)
  if (!match) throw new Error(`There is no part "${name}". The parts are: ${parts.map((p) => p.name).join(', ')}.`)
  return existsSync(match.folder) ? match : withContract(match, packageFolder(cwd))
}

/** The part that contains `folder`, by the field `shop` in its package.json: `{ "part": "loyalty", "port": 3006 }`. */
export function partOfFolder(folder: string): Part {
  const home = packageFolder(folder)
  const { name, shop } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    name: string
    shop?: { part: string; port: number }
  }
  if (!shop)
    throw new Error(`${name} is no part: its package.json has no "shop", as { "part": "loyalty", "port": 3006 }.`)
  return withContract({ name: shop.part, port: shop.port }, home)
}

function packageFolder(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) throw new Error(`No package.json in ${from} or above it.`)
  }
}

function rejectRepeats(subject: string, values: string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index)
  if (repeated) throw new Error(`The ${subject} "${repeated}" is declared twice by the parts.`)
}
