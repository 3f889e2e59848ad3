import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check'
import { cachedAs, runTool } from './run-tool'

/** ESLint over all files, and the rules that need types by oxlint, which has a native type checker; warnings are errors. */
export const lint: Check = {
  name: 'lint',
  async run(root) {
    const results = [
      await runTool(root, 'oxlint/bin/oxlint', ['--type-aware', '--quiet', '.']),
      await runTool(root, 'eslint/bin/eslint.js', [
        '.',
        '--max-warnings=0',
        ...cachedAs(`eslint-${hashOfRules(root)}`),
      ]),
    ]
    const failed = results.filter(({ code }) => code !== 0)
    return { name: 'lint', ok: failed.length === 0, text: failed.map(({ output }) => output).join('\n') }
  },
}

/** ESLint's cache knows its configuration, but not the code and the word list of the shop's own rules. */
function hashOfRules(root: string): string {
  const folder = join(root, 'scripts/lint')
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}
