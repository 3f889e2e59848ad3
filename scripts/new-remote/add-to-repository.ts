import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '@shop/federation'
import { nameProblem } from '../create-remote/src/remote-name'

/** Null if a new remote of this repository may have this name, otherwise the reason. */
export function remoteNameProblem(
  name: string,
  parts: readonly Pick<Part, 'name' | 'prefixes'>[],
  root: string,
): string | null {
  const problem = nameProblem(name)
  if (problem) return problem
  if (parts.some((part) => part.name === name)) return `There is already a part called "${name}".`
  const owner = parts.find(({ prefixes }) => prefixes.includes(`/${name}`))
  if (owner) return `The path /${name} is already used by ${owner.name}: choose another name.`
  if (existsSync(join(root, `mfe-${name}`))) return `The folder mfe-${name} already exists and was not changed.`
  return null
}

/** The next free dev server port: one above the highest in use. */
export function nextPort(parts: readonly Pick<Part, 'port'>[], taken: readonly number[] = [3100, 4000]): number {
  let port = Math.max(...parts.map((part) => part.port)) + 1
  while (taken.includes(port)) port += 1
  return port
}

/** Makes the team `@shop/<name>` the owner of the remote's folder, next to the owners of the other remotes. */
export function addToCodeOwners({ name }: Pick<Part, 'name'>, file: string): void {
  const line = `/mfe-${name}/`.padEnd(23) + ` @shop/${name}\n`
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^(?:.*\n)*\/mfe-.*\n/, (before) => before + line),
  )
}
