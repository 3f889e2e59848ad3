import type { Check } from './check'
import { runTool } from './run-tool'

/** Prettier over all files. */
export const format: Check = {
  name: 'format',
  async run(root) {
    const { code, output } = await runTool(root, 'prettier/bin/prettier.cjs', ['.', '--check', '--log-level=warn'])
    const fix = 'Run "npx prettier --write ." to fix it.'
    return { name: 'format', ok: code === 0, text: code === 0 ? '' : `${output}\n${fix}` }
  },
}
