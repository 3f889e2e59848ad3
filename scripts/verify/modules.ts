import type { Check } from './check'
import { circles } from './circles'
import { moduleGraph, publicNames } from './module-graph'
import { sourceFiles } from './source-files'
import { unused } from './unused'

/** No file needs itself in a circle, no file and no export stands about unused. */
export const modules: Check = {
  name: 'modules',
  async run(root) {
    const graph = moduleGraph(root, sourceFiles(root))
    const round = circles(graph).map((circle) => `Circle: ${circle.join(' → ')}`)
    const { files, exports } = unused(graph, publicNames(root).values())
    const lines = [
      ...round,
      ...files.map((file) => `Nothing uses the file ${file}`),
      ...exports.map((name) => `Nothing uses the export ${name}`),
    ]
    const text = lines.length === 0 ? `${graph.size} files` : lines.join('\n')
    return { name: 'modules', ok: lines.length === 0, text }
  },
}
