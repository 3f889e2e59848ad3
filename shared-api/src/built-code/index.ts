import { createHash } from 'node:crypto'
import type { BuiltCode, PartContract } from '../contract/release'

/** The texts of a release's files. */
export interface BuiltFiles {
  /** The Node bundle. */
  node: string
  /** Every browser script, the entry among them. */
  scripts: readonly string[]
}

/** Packages of which the shell provides only listed names, so that a missing one breaks the parts that import it. */
export const providedPackages = [
  '@shop/shared-api',
  '@shop/shared-events',
  '@shop/shared-ui',
  'react-router-dom',
  'rxjs',
  'styled-components',
] as const

const READER = 1
const eventCall = /\.(?:bus\)?\.(publish|stream|last)|useEvent(?:Selector)?)\)?\(\s*(["'`])([\w-]+\/[\w-]+)\2/g
const exposedWidget = /["']\.\/widgets\/([\w-]+)["']\s*:/g
const usedWidget = /\bRemoteWidget\)?,\s*\{\s*owner:\s*["']([\w-]+)["'],\s*name:\s*["']([\w-]+)["']/g
const requiredModule = /\nmodule\.exports = require\("([^"]+)"\)/g
const requiredNamespace = /\bconst (\w+) = require\("([^"]+)"\)/g
const importedModule = /\bvar (\w+) = __webpack_require__\((\w+)\)/g
const memberOf = /\b(\w+)(?:(?=\.(\w+))|(?=\["(\w+)"\]))/g
const getterOfDefault = /\b(\w+) = [^\n]{0,40}__webpack_require__\.n\((\w+)\)/g
const usedGetter = /\b\w+(?=\(\)|\.a)/g
/** More than any shell provides. */
const MAX_PROVIDED_PACKAGES = 100

/**
 * What built code does, independent of its contract: the build records it, and the gate reads it again from the files.
 * An event counts where a call names it, and where the code names an event that the contract declares. The gate runs
 * this on texts of a hostile part next to the signing key, so its time grows no faster than their length.
 */
export function readBuiltCode({ node, scripts }: BuiltFiles, { events }: Pick<PartContract, 'events'>): BuiltCode {
  const texts = [node, ...scripts]
  const calls = texts.flatMap((text) =>
    [...text.matchAll(eventCall)].map(([, call, , event = '']) => ({ call, event })),
  )
  const called = (isPublished: boolean) =>
    calls.filter(({ call }) => (call === 'publish') === isPublished).map(({ event }) => event)
  const isNamed = (event: string) =>
    texts.some((text) => [`"${event}"`, `'${event}'`, `\`${event}\``].some((name) => text.includes(name)))
  const exposed = scripts.flatMap((text) => [...text.matchAll(exposedWidget)].map(([, name = '']) => name))
  return {
    reader: READER,
    publishes: sorted([...called(true), ...events.publishes.filter(isNamed)]),
    reads: sorted([...called(false), ...events.reads.filter(isNamed)]),
    widgets: sorted(exposed),
    uses: sorted(texts.flatMap((text) => [...text.matchAll(usedWidget)].map(([, owner, name]) => `${owner}/${name}`))),
    imports: importedNames(node),
  }
}

/** Names that a shell's Node bundle provides of each of the shop's packages. */
export function readProvidedNames(node: string): Record<string, string[]> {
  const named = [...node.matchAll(/'(@shop\/[\w-]+)': (\w+),/g)].slice(0, MAX_PROVIDED_PACKAGES)
  const found = named.map(([, name = '', namespace = '']) => {
    const start = node.indexOf(`__webpack_require__.d(${namespace}, {`)
    const end = node.indexOf('\n});', start)
    const getters = start < 0 ? '' : node.slice(start, end)
    return [name, sorted([...getters.matchAll(/^ {2}(\w+): \(\) =>/gm)].map(([, exported = '']) => exported))] as const
  })
  return Object.fromEntries(found)
}

/** The CSP source of an inline script, without quotes. */
export function inlineScriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function importedNames(node: string): BuiltCode['imports'] {
  const packages = new Map(providedPackages.flatMap((name) => bindingsOf(node, name).map((binding) => [binding, name])))
  const found = new Map<string, string[]>(providedPackages.map((name) => [name, []]))
  for (const [, binding = '', dotted, quoted = ''] of node.matchAll(memberOf))
    found.get(packages.get(binding) ?? '')?.push(dotted ?? quoted)
  for (const name of defaultsUsed(node, packages)) found.get(name)?.push('default')
  return Object.fromEntries(
    [...found].filter(([, names]) => names.length > 0).map(([name, names]) => [name, sorted(names)]),
  )
}

/** The packages of which the default is used: webpack writes a getter of it for each import, used or not. */
function defaultsUsed(node: string, packages: ReadonlyMap<string, string>): Set<string> {
  const getters = new Map<string, string>()
  for (const [, getter = '', binding = ''] of node.matchAll(getterOfDefault)) {
    const name = packages.get(binding)
    if (name !== undefined) getters.set(getter, name)
  }
  return new Set([...node.matchAll(usedGetter)].flatMap(([getter]) => getters.get(getter) ?? []))
}

/** The variables of a Node bundle that hold an external package. */
function bindingsOf(node: string, name: string): string[] {
  const direct = [...node.matchAll(requiredNamespace)].filter(([, , request]) => request === name)
  const ids = new Set(
    [...node.matchAll(requiredModule)]
      .filter(([, request]) => request === name)
      .map(
        ({ index }) =>
          /\n\/\*\*\*\/ (\w+)\n[^\n]*\n+(?:"use strict";\n)?$/.exec(node.slice(Math.max(0, index - 200), index))?.[1],
      ),
  )
  const indirect = ids.size === 0 ? [] : [...node.matchAll(importedModule)].filter(([, , id]) => ids.has(id))
  return [...direct, ...indirect].map(([, binding = '']) => binding)
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}
