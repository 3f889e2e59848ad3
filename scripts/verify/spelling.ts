import type { Check } from './check'
import { cachedAs, runTool } from './run-tool'

/** Rejects words that American English and cspell-words.txt lack, by cspell.config.yaml. */
export const spelling: Check = {
  name: 'spelling',
  async run(root) {
    const { code, output } = await runTool(root, 'cspell/bin.mjs', ['lint', '--no-progress', ...cachedAs('cspell')])
    const fix = 'Correct the word, or add a term of the trade to cspell-words.txt.'
    return { name: 'spelling', ok: code === 0, text: code === 0 ? output : `${output}\n${fix}` }
  },
}
