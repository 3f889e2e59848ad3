import type { ModuleGraph } from './module-graph'

/** Files used from outside the graph: programs, tests, configurations, a part's public files, type declarations. */
const entry = new RegExp(
  [
    /(\.test|type-tests)\.tsx?$/,
    /\/testing\//,
    /\.d\.[cm]?ts$/,
    /(^|\/)[^/]+\.config\.[cm]?[jt]s$/,
    /^(api|releases|shell|scripts)\/(.+\/)?(main|cli\/[^/]+|[^/]+-(worker|server))\.ts$/,
    /^api\/src\/openapi\/record\.ts$/,
    /^releases\/console\/src\/(index|main)\.tsx$/,
    /^mfe-[^/]+\/(src\/routes\.tsx?|src\/(pre-hydration|forms)\.ts|src\/widgets\/[^/]+\.tsx?|release\.contract\.ts)$/,
    /^shell\/(release\.contract\.ts|src\/(index|server)\.tsx?)$/,
    /\.route\.tsx?$/,
    /^scripts\/(?!federation\/)([^/]+\.(mjs|ts)|jest\/.+|start\/(exit-with-parent\.cjs|run-start\.ts)|measuring\/memory-probe\.cjs|test\/run-tests\.ts)$/,
    /^(scripts\/federation|releases)\/bin\//,
    /^scripts\/federation\/(facades|runtime|standalone)\//,
    /^scripts\/federation\/src\/(.+\/)?[^/]*(worker\.ts|runtime\.cjs|cli\.ts)$/,
    /^e2e\//,
    /^scripts\/tools\/gallery\/(config|stories)\//,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** Files that no entry reaches, and exported values without other uses. `offered` are the packages' public files. */
export function unused(graph: ModuleGraph, offered: Iterable<string>): { files: string[]; exports: string[] } {
  const open = new Set(offered)
  const isEntry = (file: string) => open.has(file) || entry.test(file)
  const reached = reachable(graph, [...graph.keys()].filter(isEntry))
  const used = usedNames(graph)
  const files = [...graph.keys()].filter((file) => !reached.has(file))
  const names = [...graph.values()]
    .filter(({ file }) => reached.has(file) && !isEntry(file))
    .flatMap(({ file, exports }) =>
      exports.filter((name) => !isUsed(used, file, name)).map((name) => `${file}: ${name}`),
    )
  return { files, exports: names }
}

function reachable(graph: ModuleGraph, from: string[]): Set<string> {
  const reached = new Set<string>()
  const queue = [...from]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    queue.push(...(graph.get(file)?.targets.values() ?? []))
  }
  return reached
}

function usedNames(graph: ModuleGraph): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const { imports, targets } of graph.values()) {
    for (const { specifier, names } of imports) {
      const target = targets.get(specifier)
      if (!target) continue
      const usedHere = used.get(target) ?? new Set()
      names.forEach((name) => usedHere.add(name))
      used.set(target, usedHere)
    }
  }
  return used
}

function isUsed(used: Map<string, Set<string>>, file: string, name: string): boolean {
  return Boolean(used.get(file)?.has('*') || used.get(file)?.has(name))
}
