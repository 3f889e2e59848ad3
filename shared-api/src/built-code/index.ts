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

/**
 * What built code does, independent of its contract: the build records it, and the gate reads it again from the files.
 * An event counts where a call names it, and where the code names an event that the contract declares.
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
  const found = [...node.matchAll(/'(@shop\/[\w-]+)': (\w+),/g)].map(([, name = '', namespace = '']) => {
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
  const names = providedPackages.map((name) => [name, namesFrom(node, bindingsOf(node, name))] as const)
  return Object.fromEntries(names.filter(([, found]) => found.length > 0))
}

function namesFrom(node: string, bindings: readonly string[]): string[] {
  if (bindings.length === 0) return []
  const binding = `\\b(?:${bindings.join('|')})`
  const members = node.matchAll(new RegExp(`${binding}(?:\\.(\\w+)|\\["(\\w+)"\\])`, 'g'))
  const getters = node.matchAll(new RegExp(`\\b(\\w+) = [^\\n]*__webpack_require__\\.n\\(${binding}\\)`, 'g'))
  // webpack writes a getter of the default for each import, used or not.
  const isDefaultUsed = [...getters].some(([, getter = '']) =>
    [`${getter}()`, `${getter}.a`].some((use) => node.includes(use)),
  )
  return sorted([
    ...[...members].map(([, dotted, quoted = '']) => dotted ?? quoted),
    ...(isDefaultUsed ? ['default'] : []),
  ])
}

/** The variables of a Node bundle that hold an external package. */
function bindingsOf(node: string, name: string): string[] {
  const direct = [...node.matchAll(requiredNamespace)].filter(([, , request]) => request === name)
  const ids = [...node.matchAll(requiredModule)]
    .filter(([, request]) => request === name)
    .map(
      ({ index }) =>
        /\n\/\*\*\*\/ (\w+)\n[^\n]*\n+(?:"use strict";\n)?$/.exec(node.slice(Math.max(0, index - 200), index))?.[1],
    )
  const indirect = ids.flatMap((id) =>
    id === undefined ? [] : [...node.matchAll(new RegExp(`\\bvar (\\w+) = __webpack_require__\\(${id}\\)`, 'g'))],
  )
  return sorted([...direct, ...indirect].map(([, binding = '']) => binding))
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}
