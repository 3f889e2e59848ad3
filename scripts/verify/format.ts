import type { Check } from './check'
import { cachedAs, runTool } from './run-tool'

/** Prettier over all files. */
export const format: Check = {
  name: 'format',
  async run(root) {
    const args = ['.', '--check', '--log-level=warn', ...cachedAs('prettier')]
    const { code, output } = await runTool(root, 'prettier/bin/prettier.cjs', args)
    const fix = 'Run "npx prettier --write ." to fix it.'
    return { name: 'format', ok: code === 0, text: code === 0 ? '' : `${output}\n${fix}` }
  },
}
