import type { Check } from './check'
import { runTool } from './run-tool'

/** Rejects passages of 15 or more lines that occur twice, by .jscpd.json. */
export const duplicates: Check = {
  name: 'duplicates',
  async run(root) {
    const { code, output } = await runTool(root, 'jscpd/run-jscpd.js', ['--no-colors'])
    return { name: 'duplicates', ok: code === 0, text: output }
  },
}
