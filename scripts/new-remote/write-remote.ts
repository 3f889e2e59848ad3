import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const templates = join(__dirname, 'template')
const shared = ['shared-api', 'shared-events', 'shared-ui']
const libraries = ['react', 'react-dom', 'react-router-dom', 'rxjs', 'styled-components', 'swr']

/** Values for the templates. */
interface RemoteFacts {
  name: string
  port: number
}

/** Writes the folder of a new remote and returns the files' paths relative to the root. */
export function writeRemote({ name, port }: RemoteFacts, root: string): string[] {
  const values = {
    name,
    port: String(port),
    title: titleOf(name),
    dependencies: JSON.stringify(dependencies(root), null, 2).replaceAll('\n', '\n  '),
  }
  return readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tmpl'))
    .map((file) => {
      const path = join(`mfe-${name}`, file.slice(0, -'.tmpl'.length))
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), fill(readFileSync(join(templates, file), 'utf8'), values))
      return path
    })
    .sort()
}

/** Adds the remote as one line to the list of parts. */
export function addToParts({ name, port }: RemoteFacts, listFile: string): void {
  const list = readFileSync(listFile, 'utf8').trimEnd()
  const entry = { name, folder: `mfe-${name}`, port }
  const pairs = Object.entries(entry).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
  writeFileSync(listFile, `${list.replace(/\s*\]$/, '')},\n  { ${pairs.join(', ')} }\n]\n`)
}

/** Makes the team `@shop/<name>` the owner of the remote's folder, next to the owners of the other remotes. */
export function addToCodeOwners({ name }: RemoteFacts, file: string): void {
  const line = `/mfe-${name}/`.padEnd(23) + ` @shop/${name}\n`
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^(?:.*\n)*\/mfe-.*\n/, (before) => before + line),
  )
}

function titleOf(name: string): string {
  const label = name.replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Dependency versions of the other remotes, so that all parts share them. */
function dependencies(root: string): Record<string, string> {
  const catalogue = JSON.parse(readFileSync(join(root, 'mfe-catalogue/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const names = ['@shop/federation', ...shared.map((name) => `@shop/${name}`), ...libraries]
  return Object.fromEntries(names.map((name) => [name, catalogue.dependencies[name] ?? '1.0.0']))
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (match, word: string) => values[word] ?? match)
}
