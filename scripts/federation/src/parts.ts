import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** One entry of `parts.json`, the list from which ports, prefixes, dev servers and publishing are derived. */
export interface Part {
  name: string
  /** Absolute path of the part's folder. */
  folder: string
  /** Port of its dev server. */
  port: number
  /** Route prefixes that it serves; `:name` matches one segment. */
  prefixes: string[]
  widgets: string[]
}

const listFile = resolve(__dirname, '../parts.json')

/** The repository's root folder. */
export const repositoryRoot = resolve(__dirname, '../../..')

/** Reads all parts, the shell first. Throws if entries conflict. */
export function readParts(): Part[] {
  const parts = (JSON.parse(readFileSync(listFile, 'utf8')) as Part[]).map((part) => ({
    ...part,
    folder: join(repositoryRoot, part.folder),
  }))
  refuseRepeats(
    'name',
    parts.map((part) => part.name),
  )
  refuseRepeats(
    'port',
    parts.map((part) => String(part.port)),
  )
  refuseRepeats(
    'prefix',
    parts.flatMap((part) => part.prefixes),
  )
  return parts
}

/**
 * Finds a part by name. A remote copied outside the repository is found by the working directory. Throws with the
 * known names for an unknown part.
 */
export function findPart(name: string, cwd = process.cwd()): Part {
  const parts = readParts()
  const match = parts.find((part) => part.name === name)
  if (!match) throw new Error(`There is no part "${name}". The parts are: ${parts.map((p) => p.name).join(', ')}.`)
  if (existsSync(match.folder)) return match
  return { ...match, folder: packageFolder(cwd) }
}

/** The part whose folder contains `folder`, by the name of its package (`@shop/mfe-<name>`). */
export function partOfFolder(folder: string): Part {
  const home = packageFolder(folder)
  const { name } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { name: string }
  const part = readParts().find(
    (candidate) => name === `@shop/${candidate.name === 'shell' ? 'shell' : `mfe-${candidate.name}`}`,
  )
  if (!part) throw new Error(`${name} is not in the list of parts (scripts/federation/parts.json).`)
  return { ...part, folder: home }
}

function packageFolder(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) throw new Error(`No package.json in ${from} or above it.`)
  }
}

function refuseRepeats(subject: string, values: string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index)
  if (repeated) throw new Error(`scripts/federation/parts.json names the ${subject} "${repeated}" twice.`)
}
