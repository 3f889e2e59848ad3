import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readImports, type ModuleFacts } from './module-facts'
import { workspaceFolders } from './workspace-folders'

/** A file of the repository with its internal imports. */
export interface ModuleNode extends ModuleFacts {
  file: string
  /** Imported files by specifier; external packages are missing. */
  targets: Map<string, string>
}

export type ModuleGraph = Map<string, ModuleNode>

/** Reads all files and resolves each relative or workspace import. */
export function moduleGraph(root: string, files: string[]): ModuleGraph {
  const fileSet = new Set(files)
  const published = publicNames(root)
  return new Map(
    files.map((file) => {
      const facts = readImports(file, readFileSync(join(root, file), 'utf8'))
      const targets = new Map<string, string>()
      for (const { specifier } of facts.imports) {
        const target = specifier.startsWith('.')
          ? resolveFile(posix.join(posix.dirname(file), specifier), fileSet)
          : published.get(specifier)
        if (target) targets.set(specifier, target)
      }
      return [file, { ...facts, file, targets }]
    }),
  )
}

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.d.mts', '/index.ts', '/index.tsx']

function resolveFile(path: string, fileSet: ReadonlySet<string>): string | undefined {
  return endings.map((ending) => path + ending).find((candidate) => fileSet.has(candidate))
}

/** Public files of each package: `@shop/shared-api/contract` → `shared-api/src/contract/index.ts`. */
export function publicNames(root: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const folder of workspaceFolders(root)) {
    const manifest = join(root, folder, 'package.json')
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
    for (const [path, target] of Object.entries(exports)) {
      if (existsSync(join(root, folder, target))) names.set(posix.join(name, path), posix.join(folder, target))
    }
  }
  return names
}

interface Manifest {
  name: string
  exports?: Record<string, string>
}
