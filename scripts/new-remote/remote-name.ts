import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '@shop/federation'

const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const longest = 30
/** First words of the document server's own paths: a page below them would never be asked for. */
const taken = ['api', 'r', 'health', 'healthz', 'sitemaps']

/** Null when a new remote may have this name, else a sentence that says why not. */
export function remoteNameProblem(
  name: string,
  parts: readonly Pick<Part, 'name' | 'prefixes'>[],
  root: string,
): string | null {
  if (name.startsWith('mfe-')) return `The folder gets its "mfe-" by itself: name the remote "${name.slice(4)}".`
  if (!pattern.test(name) || name.length > longest) {
    return `"${name}" is no name for a remote: use small letters, digits and single hyphens, a letter first, ${longest} at most.`
  }
  if (parts.some((part) => part.name === name)) return `There is a part called "${name}" already.`
  const owner = parts.find(({ prefixes }) => prefixes.includes(`/${name}`))
  if (owner) return `The path /${name} belongs to ${owner.name}: choose another name.`
  if (taken.includes(name)) return `The path /${name} belongs to the servers: choose another name.`
  if (existsSync(join(root, `mfe-${name}`))) return `The folder mfe-${name} exists already, and it is left as it is.`
  return null
}

/** A port for its dev server: the next after the highest that a part has. */
export function nextPort(parts: readonly Pick<Part, 'port'>[], taken: readonly number[] = [3100, 4000]): number {
  let port = Math.max(...parts.map((part) => part.port)) + 1
  while (taken.includes(port)) port += 1
  return port
}
