import type { Check } from './check'
import { findCycles } from './cycles'
import { moduleGraph, publicNames } from './module-graph'
import { sourceFiles } from './source-files'
import { unused } from './unused'

/** Rejects import cycles, and unused files and exports. */
export const modules: Check = {
  name: 'modules',
  async run(root) {
    const graph = moduleGraph(root, sourceFiles(root))
    const round = findCycles(graph).map((circle) => `Cycle: ${circle.join(' → ')}`)
    const { files, exports } = unused(graph, publicNames(root).values())
    const lines = [
      ...round,
      ...files.map((file) => `Unused file: ${file}`),
      ...exports.map((name) => `Unused export: ${name}`),
    ]
    const text = lines.length === 0 ? `${graph.size} files` : lines.join('\n')
    return { name: 'modules', ok: lines.length === 0, text }
  },
}
