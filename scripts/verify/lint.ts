import type { Check } from './check'
import { runTool } from './run-tool'

/** ESLint over all files, and the rules that need types by oxlint, which has a native type checker; warnings are errors. */
export const lint: Check = {
  name: 'lint',
  async run(root) {
    const results = [
      await runTool(root, 'oxlint/bin/oxlint', ['--type-aware', '--quiet', '.']),
      await runTool(root, 'eslint/bin/eslint.js', ['.', '--max-warnings=0']),
    ]
    const failed = results.filter(({ code }) => code !== 0)
    return { name: 'lint', ok: failed.length === 0, text: failed.map(({ output }) => output).join('\n') }
  },
}
