import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadContract } from './load-contract'

/** One entry of `parts.json`: what the platform assigns to a part. Everything else is in the part's contract. */
interface PartEntry {
  name: string
  /** The part's folder; absolute in a `Part`. */
  folder: string
  /** Port of its dev server. */
  port: number
}

/** The package.json of a part; `shop` is set in a repository of its own. */
interface PartPackage {
  name: string
  shop?: { part: string; port: number }
}

/** A part with the routes and widgets of its `release.contract.ts`; none of them if its folder is not here. */
export interface Part extends PartEntry {
  /** Route prefixes that it serves; `:name` matches one segment. */
  prefixes: string[]
  widgets: string[]
  /** Whether it brings a React of its own. */
  ownReact?: boolean
}

const entryFields = ['name', 'folder', 'port']

const ownList = resolve(__dirname, '../parts.json')

/** The repository's root folder. */
export const repositoryRoot = resolve(__dirname, '../../..')

/** Reads all parts, the shell first. Throws if entries or contracts conflict. */
export function readParts(listFile = ownList, root = repositoryRoot): Part[] {
  const entries = JSON.parse(readFileSync(listFile, 'utf8')) as PartEntry[]
  const parts = entries.map((entry) => {
    rejectUnknownFields(entry)
    return withContract(entry, join(root, entry.folder))
  })
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

function withContract({ name, port }: PartEntry, folder: string): Part {
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

/**
 * The part that contains `folder`: what `shop` in its package.json says (`{ "part": "loyalty", "port": 3005 }`), else the one
 * with the name of its package (`@shop/mfe-<name>`) in the list of parts.
 */
export function partOfFolder(folder: string): Part {
  const home = packageFolder(folder)
  const { name, shop } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as PartPackage
  if (shop) return withContract({ name: shop.part, folder: home, port: shop.port }, home)
  const part = readParts().find(
    (candidate) => name === `@shop/${candidate.name === 'shell' ? 'shell' : `mfe-${candidate.name}`}`,
  )
  if (!part) throw new Error(`${name} is not in the list of parts, and its package.json has no "shop" field.`)
  return withContract(part, home)
}

function packageFolder(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) throw new Error(`No package.json in ${from} or above it.`)
  }
}

function rejectUnknownFields(entry: PartEntry): void {
  const unknown = Object.keys(entry).filter((field) => !entryFields.includes(field))
  if (unknown.length === 0) return
  throw new Error(
    `The list of parts: "${entry.name}" has the unknown fields ${unknown.join(', ')}. Declare routes and widgets in ${entry.folder}/release.contract.ts.`,
  )
}

function rejectRepeats(subject: string, values: string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index)
  if (repeated) throw new Error(`The ${subject} "${repeated}" is declared twice by the parts.`)
}
