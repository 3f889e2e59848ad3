import type { ModuleGraph } from './module-graph'

/** Circles of files that need each other while they load, each as the way round. Types and import() do not count. */
export function circles(graph: ModuleGraph): string[][] {
  const found = new Map<string, string[]>()
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string): void => {
    const at = way.indexOf(file)
    if (at >= 0) {
      const circle = way.slice(at)
      found.set([...circle].sort().join(), [...circle, file])
      return
    }
    if (done.has(file)) return
    way.push(file)
    for (const next of neededAtLoad(graph, file)) visit(next)
    way.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return [...found.values()]
}

function neededAtLoad(graph: ModuleGraph, file: string): string[] {
  const node = graph.get(file)
  if (!node) return []
  return node.imports
    .filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
    .flatMap(({ specifier }) => node.targets.get(specifier) ?? [])
}
