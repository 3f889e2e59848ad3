import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '@shop/federation'

const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const longest = 30
/** First segments of the document server's own paths, which pages cannot use. */
const taken = ['api', 'r', 'health', 'healthz', 'sitemaps']

/** Null if a new remote may have this name, otherwise the reason. */
export function remoteNameProblem(
  name: string,
  parts: readonly Pick<Part, 'name' | 'prefixes'>[],
  root: string,
): string | null {
  if (name.startsWith('mfe-'))
    return `The folder prefix "mfe-" is added automatically: name the remote "${name.slice(4)}".`
  if (!pattern.test(name) || name.length > longest) {
    return `"${name}" is not a valid name for a remote: use lowercase letters, digits and single hyphens, starting with a letter, at most ${longest} characters.`
  }
  if (parts.some((part) => part.name === name)) return `There is already a part called "${name}".`
  const owner = parts.find(({ prefixes }) => prefixes.includes(`/${name}`))
  if (owner) return `The path /${name} is already used by ${owner.name}: choose another name.`
  if (taken.includes(name)) return `The path /${name} is reserved for the servers: choose another name.`
  if (existsSync(join(root, `mfe-${name}`))) return `The folder mfe-${name} already exists and was not changed.`
  return null
}

/** The next free dev server port: one above the highest in use. */
export function nextPort(parts: readonly Pick<Part, 'port'>[], taken: readonly number[] = [3100, 4000]): number {
  let port = Math.max(...parts.map((part) => part.port)) + 1
  while (taken.includes(port)) port += 1
  return port
}
