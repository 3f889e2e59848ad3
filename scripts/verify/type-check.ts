import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Check } from './check'
import { runTool } from './run-tool'
import { workspaceFolders } from '@shop/shared-api/part-list'

/**
 * Type check of every package with a tsconfig.json, in one process per core; what hasn't changed since the last run isn't
 * checked again.
 */
export const typeCheck: Check = {
  name: 'types',
  async run(root) {
    const folders = [...workspaceFolders(root), 'scripts'].filter((folder) =>
      existsSync(join(root, folder, 'tsconfig.json')),
    )
    const queue = [...folders]
    const problems = new Set<string>()
    const worker = async () => {
      for (let folder = queue.shift(); folder; folder = queue.shift()) {
        const known = `node_modules/.cache/checks/types/${folder.replaceAll('/', '-')}.tsbuildinfo`
        const args = ['-p', folder, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known]
        const { code, output } = await runTool(root, 'typescript-native/bin/tsc', args)
        if (code !== 0) output.split(/\n(?=\S)/).forEach((problem) => problems.add(problem))
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, worker))
    const text = problems.size === 0 ? `${folders.length} packages` : [...problems].join('\n')
    return { name: 'types', ok: problems.size === 0, text }
  },
}
