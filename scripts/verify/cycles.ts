import type { ModuleGraph } from './module-graph'

/** Import cycles at load time, each as a path. Types and import() are ignored. */
export function findCycles(graph: ModuleGraph): string[][] {
  const found = new Map<string, string[]>()
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): void => {
    const start = path.indexOf(file)
    if (start >= 0) {
      const cycle = path.slice(start)
      found.set([...cycle].sort().join(), [...cycle, file])
      return
    }
    if (done.has(file)) return
    path.push(file)
    for (const next of runtimeImports(graph, file)) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return [...found.values()]
}

function runtimeImports(graph: ModuleGraph, file: string): string[] {
  const node = graph.get(file)
  if (!node) return []
  return node.imports
    .filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
    .flatMap(({ specifier }) => node.targets.get(specifier) ?? [])
}
