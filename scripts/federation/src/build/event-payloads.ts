import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { contractPackages } from './contract-packages'

type Payload = Record<string, string>

const eventPackage = '@shop/shared-events'

/**
 * Field → type of each event's payload, read from the event map that the part in `folder` compiles against: what the contract
 * packages (`…-contract`) that it depends on add to it. Throws with the known names for an unknown event.
 */
export function eventPayloads(folder: string, events: readonly string[]): Record<string, Payload> {
  if (events.length === 0) return {}
  const { resolve } = createRequire(join(folder, 'package.json'))
  const shared = typesBeside(dirname(resolve(eventPackage)), 'event-map')
  const contracts = contractPackages(folder).map((name) => typesBeside(dirname(resolve(name)), 'index'))
  const map = readEventMap(shared, contracts)
  return Object.fromEntries(
    [...events].sort().map((event) => {
      const payload = map[event]
      if (payload) return [event, payload]
      throw new Error(
        `There is no event "${event}" in the contract packages among the dependencies. They have: ${Object.keys(map).join(', ')}.`,
      )
    }),
  )
}

/** A module's types: its source inside the repository, its declarations in a published package. */
function typesBeside(folder: string, name: string): string {
  const source = join(folder, `${name}.ts`)
  return existsSync(source) ? source : join(folder, `${name}.d.ts`)
}

/** Event → field → type of the `EventMap` in the file `shared`, with what `contracts` add to it. */
function readEventMap(shared: string, contracts: readonly string[]): Record<string, Payload> {
  const options: ts.CompilerOptions = { lib: ['lib.es5.d.ts'], strict: true, types: [] }
  const host = ts.createCompilerHost(options)
  // Nothing else that a contract imports is part of a payload.
  host.resolveModuleNameLiterals = (names) =>
    names.map(({ text }) => ({
      resolvedModule: text === eventPackage ? { resolvedFileName: shared, extension: extensionOf(shared) } : undefined,
    }))
  const program = ts.createProgram([shared, ...contracts], options, host)
  const checker = program.getTypeChecker()
  const declaration = program.getSourceFile(shared)?.statements.find(isEventMap)
  if (!declaration) return {}
  const events = checker.getTypeAtLocation(declaration).getProperties()
  return Object.fromEntries(
    events.map((event) => {
      const payload: Payload = {}
      collectFields(checker, checker.getTypeOfSymbol(event), '', payload)
      return [event.name, payload]
    }),
  )
}

const extensionOf = (file: string) => (file.endsWith('.d.ts') ? ts.Extension.Dts : ts.Extension.Ts)

const isEventMap = (statement: ts.Statement): statement is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(statement) && statement.name.text === 'EventMap'

/**
 * Adds every field of a type, `a.b` for nested ones; an object's alternatives such as `null` are listed under its own
 * name.
 */
function collectFields(checker: ts.TypeChecker, type: ts.Type, path: string, into: Payload): void {
  const members = type.isUnion() ? type.types : [type]
  const objects = members.filter((member) => isRecord(checker, member))
  const others = objects.length > 0 ? members.filter((member) => !objects.includes(member)) : []
  if (path !== '') into[path] = objects.length > 0 ? textOf(['object', ...others.map(typeText)]) : textOf(parts())
  for (const object of objects) {
    for (const field of object.getProperties()) {
      const optional = (field.flags & ts.SymbolFlags.Optional) !== 0 ? '?' : ''
      collectFields(
        checker,
        checker.getTypeOfSymbol(field),
        `${path === '' ? '' : `${path}.`}${field.name}${optional}`,
        into,
      )
    }
  }

  function parts(): string[] {
    return type.isUnion() ? type.types.map(typeText) : [typeText(type)]
  }
  function typeText(valueType: ts.Type): string {
    return checker.typeToString(valueType, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias)
  }
}

function textOf(alternatives: string[]): string {
  const names =
    alternatives.includes('true') && alternatives.includes('false')
      ? [...alternatives.filter((alternative) => alternative !== 'true' && alternative !== 'false'), 'boolean']
      : alternatives
  return [...names].sort().join(' | ')
}

function isRecord(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayLikeType(type) && type.getCallSignatures().length === 0
  )
}
