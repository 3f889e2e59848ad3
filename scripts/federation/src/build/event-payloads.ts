import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

type Payload = Record<string, string>

/**
 * Field → type of each event's payload, read from the shared event map that the part in `folder` compiles against.
 * Throws with the known names for an unknown event.
 */
export function eventPayloads(folder: string, events: readonly string[]): Record<string, Payload> {
  if (events.length === 0) return {}
  const entry = createRequire(join(folder, 'package.json')).resolve('@shop/shared-events')
  const map = readEventMap(join(dirname(entry), 'event-map.ts'))
  return Object.fromEntries(
    [...events].sort().map((event) => {
      const payload = map[event]
      if (!payload) throw new Error(`There is no event "${event}". The events are: ${Object.keys(map).join(', ')}.`)
      return [event, payload]
    }),
  )
}

/** Event → field → type of the `EventMap` interface exported by a file. */
function readEventMap(file: string): Record<string, Payload> {
  const program = ts.createProgram([file], { lib: ['lib.es5.d.ts'], strict: true, types: [], noResolve: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const declaration = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'EventMap',
  )
  if (!declaration) throw new Error(`${file} declares no EventMap.`)
  const events = checker.getTypeAtLocation(declaration).getProperties()
  return Object.fromEntries(
    events.map((event) => {
      const payload: Payload = {}
      collectFields(checker, checker.getTypeOfSymbol(event), '', payload)
      return [event.name, payload]
    }),
  )
}

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
