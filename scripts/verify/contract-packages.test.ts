import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readParts } from '@shop/federation'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import type { EventTraits } from '@shop/shared-events'

const parts = readParts()
const owners = parts.filter(({ folder }) => existsSync(join(folder, 'contract')))

/** Names that the declarations of a contract package add to an interface of the shared packages. */
function declared(folder: string, interfaceName: string): string[] {
  const file = join(folder, 'contract/index.d.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022)
  const blocks = source.statements.flatMap((statement) =>
    ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)
      ? [...statement.body.statements]
      : [],
  )
  const found = blocks.filter(ts.isInterfaceDeclaration).filter(({ name }) => name.text === interfaceName)
  return found.flatMap(({ members }) => members.map(({ name }) => (name && ts.isStringLiteral(name) ? name.text : '')))
}

/** What a contract package exports, and the events that it defines. */
function load(folder: string) {
  const before = new Set(definedEvents().keys())
  const { links } = jest.requireActual<{ links: Record<string, (...values: string[]) => string> }>(
    join(folder, 'contract/index.js'),
  )
  return { links, events: [...definedEvents()].filter(([name]) => !before.has(name)) }
}

function definedEvents(): Map<string, EventTraits> {
  const holder = globalThis as { [key: symbol]: Map<string, EventTraits> | undefined }
  return holder[Symbol.for('@shop/shared-events/traits')] ?? new Map<string, EventTraits>()
}

describe('contract packages', () => {
  test('are there for each remote that others use', () => {
    expect(owners.map(({ name }) => name)).toEqual(['catalogue', 'cart-checkout', 'account', 'wholesale'])
    for (const { folder } of owners) expect(Object.keys(load(folder).links).length).toBeGreaterThan(0)
  })

  test.each(owners)('of $name declares the events that it defines, as its own', ({ name, folder }) => {
    jest.resetModules()
    definedEvents().clear()
    const { events } = load(folder)
    expect(events.map(([event]) => event).sort()).toEqual(declared(folder, 'EventMap').sort())
    const retained = events.flatMap(([event, traits]) => (traits.retained ? [event] : []))
    expect(retained.sort()).toEqual(declared(folder, 'RetainedEvents').sort())
    expect(events.filter(([, { owner }]) => owner !== name)).toEqual([])
  })

  test.each(owners)('of $name declares the widgets that it offers', ({ name, folder, widgets }) => {
    expect(declared(folder, 'WidgetProps').sort()).toEqual(widgets.map((widget) => `${name}/${widget}`).sort())
  })

  test.each(owners)('of $name links to its own pages', ({ name, folder }) => {
    const byName = Object.fromEntries(parts.map((part) => [part.name, part]))
    for (const link of Object.values(load(folder).links)) {
      const [pathname = ''] = link('7').split('?')
      expect([pathname, ownerOfPath(byName, pathname)]).toEqual([pathname, name])
    }
  })
})
