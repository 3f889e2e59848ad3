import type { Check } from './check'
import { runTool } from './run-tool'

/** Prettier over everything. */
export const format: Check = {
  name: 'format',
  async run(root) {
    const { code, output } = await runTool(root, 'prettier/bin/prettier.cjs', ['.', '--check', '--log-level=warn'])
    const mend = 'npx prettier --write . mends it.'
    return { name: 'format', ok: code === 0, text: code === 0 ? '' : `${output}\n${mend}` }
  },
}
