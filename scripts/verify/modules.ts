import type { Check } from './check'
import { runTool } from './run-tool'

/** Rejects imports that .dependency-cruiser.cjs forbids, and unused files, exports and packages by knip.jsonc. */
export const modules: Check = {
  name: 'modules',
  async run(root) {
    const results = await Promise.all([
      runTool(root, 'dependency-cruiser/bin/dependency-cruise.mjs', ['.', '--no-progress', '--output-type=err-long']),
      runTool(root, 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
    ])
    const ok = results.every(({ code }) => code === 0)
    return {
      name: 'modules',
      ok,
      text: results
        .map(({ output }) => output)
        .join('\n')
        .trim(),
    }
  },
}
