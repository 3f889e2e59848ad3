import type { Check } from './check'
import { runTool } from './run-tool'

/** Rejects words that American English and cspell-words.txt lack, by cspell.config.yaml. */
export const spelling: Check = {
  name: 'spelling',
  async run(root) {
    const cache = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/cspell']
    const { code, output } = await runTool(root, 'cspell/bin.mjs', ['lint', '--no-progress', ...cache])
    const fix = 'Correct the word, or add a term of the trade to cspell-words.txt.'
    return { name: 'spelling', ok: code === 0, text: code === 0 ? output : `${output}\n${fix}` }
  },
}
