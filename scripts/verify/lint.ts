import type { Check } from './check'
import { runTool } from './run-tool'

/** ESLint over all files; warnings count as errors. */
export const lint: Check = {
  name: 'lint',
  async run(root) {
    const { code, output } = await runTool(root, 'eslint/bin/eslint.js', ['.', '--max-warnings=0'])
    return { name: 'lint', ok: code === 0, text: output }
  },
}
