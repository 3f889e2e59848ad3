import type { DeniedKind } from '../contract/denied-kind'
import type { PartVersion } from './marker'
import { versionOfStack } from './version-of-stack'

type GuardedKind = Exclude<DeniedKind, 'calls' | 'messages'>
type Named = Partial<Record<string, unknown>>

const listOf = (kind: GuardedKind, ...names: string[]) => names.map((name) => [name, kind] as const)

const modules = new Map<string, GuardedKind>([
  ...listOf('files', 'fs', 'fs/promises', 'sqlite'),
  ...listOf('processes', 'child_process', 'worker_threads', 'cluster'),
  ...listOf('network', 'net', 'http', 'https', 'http2', 'tls', 'dns', 'dns/promises', 'dgram'),
  ...listOf('internals', 'module', 'vm', 'v8', 'inspector', 'inspector/promises', 'repl', 'wasi', 'trace_events'),
])
const processFunctions = [
  ...listOf('signals', 'kill', '_kill', '_debugProcess'),
  ...listOf('internals', 'binding', '_linkedBinding', 'dlopen', '_getActiveHandles', '_getActiveRequests'),
]
const globalFunctions = listOf('network', 'fetch', 'WebSocket', 'EventSource')

/**
 * Refuses what no page needs, and reports each attempt with the part whose code made it. A part that wants to can get
 * around this, as it shares its process with it: the boundary is the confinement of the process.
 */
export function guardGlobals(report: (kind: DeniedKind, part: PartVersion | null) => void): void {
  const reportAttempt = (kind: GuardedKind) => report(kind, versionOfStack(new Error('denied').stack) ?? null)
  const deny = (name: string, kind: GuardedKind): never => {
    reportAttempt(kind)
    throw Object.assign(new Error(`A part may not use ${name}.`), { code: 'ERR_ACCESS_DENIED' })
  }
  const guard = (owner: object, functions: readonly (readonly [string, GuardedKind])[]) => {
    for (const [name, kind] of functions) {
      if (name in owner) {
        const value = function () {
          deny(name, kind)
        }
        Object.defineProperty(owner, name, { value, writable: true, configurable: true })
      }
    }
  }

  guard(process, processFunctions)
  guard(globalThis, globalFunctions)
  const { getBuiltinModule } = process as { getBuiltinModule?(id: string): unknown }
  if (getBuiltinModule) {
    const value = (id: string) => {
      const kind = modules.get(String(id).replace(/^node:/, ''))
      return kind ? deny(id, kind) : getBuiltinModule(id)
    }
    Object.defineProperty(process, 'getBuiltinModule', { value, writable: true, configurable: true })
  }
  // `node -e` has all modules as globals. Asking for the type of one must not throw.
  for (const [name, kind] of modules) {
    if (name in globalThis) {
      Object.defineProperty(globalThis, name, { get: () => reportAttempt(kind), configurable: true })
    }
  }
  for (const name of ['require', 'module', 'exports']) delete (globalThis as Named)[name]
}
