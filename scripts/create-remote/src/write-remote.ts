import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TemplateVersions } from './template-versions'

const templates = join(__dirname, '../template')

/** Values for the templates. */
export interface RemoteFacts {
  name: string
  port: number
  /** npm scope of its packages, such as `@loyalty-team`. */
  scope: string
  /** `workspace`: a folder of the shop's repository; `repository`: one of its own, with tests, lint and CI set up. */
  kind: 'workspace' | 'repository'
  /** Version of a React of its own, in a repository of its own only. */
  ownReact?: string
}

/** Writes the files of a new remote and returns their paths relative to `folder`. */
export function writeRemote(facts: RemoteFacts, versions: TemplateVersions, folder: string): string[] {
  const values = valuesOf(facts, versions)
  // A later set replaces files of the ones before.
  const sets = ['part', facts.kind, ...(facts.ownReact ? ['own-react'] : [])]
  return [...new Set(sets.flatMap((set) => writeTemplates(join(templates, set), values, folder)))].sort()
}

function valuesOf(
  { name, port, scope, kind, ownReact }: RemoteFacts,
  { own, libraries, tools, gallery }: TemplateVersions,
) {
  const range = (version: string | undefined) => (kind === 'repository' ? `^${version}` : `${version}`)
  const packages = Object.fromEntries(Object.entries(own).map(([key, version]) => [key, range(version)]))
  const { '@shop/releases': releases = '', ...shared } = packages
  const common = {
    dependencies: { [`${scope}/${name}-contract`]: range('1.0.0'), ...shared, ...libraries },
    devDependencies: { '@shop/releases': releases, ...tools },
  }
  const { dependencies, devDependencies } = ownReact ? withOwnReact(common, ownReact) : common
  return {
    name,
    scope,
    port: String(port),
    title: titleOf(name),
    private: kind === 'workspace' ? '\n  "private": true,' : '',
    sharedEvents: own['@shop/shared-events'] ?? '',
    sharedUi: own['@shop/shared-ui'] ?? '',
    ownReact: ownReact ? '\n  ownReact: true,' : '',
    dependencies: asField(dependencies),
    devDependencies: asField(devDependencies),
    gallery: asField(gallery),
  }
}

interface Packages {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Packages that work with the shell's React: such a part needs them for types and tests at most. */
const needsShellsReact = ['@shop/shared-ui', 'react-router-dom', 'rxjs', 'swr']

/** Since its React is no peer of the shop's packages, npm installs no peers, and the package.json names them all. */
function withOwnReact({ dependencies, devDependencies }: Packages, version: string): Packages {
  const isMoved = ([name]: [string, string]) => needsShellsReact.includes(name)
  const all = Object.entries(dependencies)
  const types: Record<string, string> = version.startsWith('18.')
    ? { '@types/react': '^18.3.0', '@types/react-dom': '^18.3.0' }
    : {}
  return {
    dependencies: {
      ...Object.fromEntries(all.filter((entry) => !isMoved(entry))),
      react: version,
      'react-dom': version,
    },
    devDependencies: { ...devDependencies, ...Object.fromEntries(all.filter(isMoved)), ...types },
  }
}

function writeTemplates(from: string, values: Record<string, string>, folder: string): string[] {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tmpl'))
    .map((file) => {
      const path = file.slice(0, -'.tmpl'.length)
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), fill(readFileSync(join(from, file), 'utf8'), values))
      return path
    })
}

function titleOf(name: string): string {
  const label = name.replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** A field of a package.json, with sorted names and indented as in the templates. */
function asField(versions: Record<string, string>): string {
  const sorted = Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify(sorted, null, 2).replaceAll('\n', '\n  ')
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (match, word: string) => values[word] ?? match)
}
