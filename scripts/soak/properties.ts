import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { runTool } from '../verify/run-tool'

const root = join(__dirname, '../..')

/** Runs all property-based tests `rounds` times with new random seeds; resolves to the exit code. */
export async function tryProperties(rounds: number): Promise<number> {
  let broken = 0
  for (let round = 1; round <= rounds; round += 1) {
    const seed = String(randomInt(2 ** 31))
    process.env.PROPERTY_SEED = seed
    const tests = ['--silent', '--findRelatedTests', 'scripts/jest/fast-check.cjs']
    const { code, output } = await runTool(root, 'jest/bin/jest.js', tests)
    if (code === 0) console.error(`${round} of ${rounds}: PROPERTY_SEED=${seed} passed`)
    else console.log(output)
    if (code !== 0) broken += 1
  }
  console.log(`${rounds} seeds, ${broken} of them failed`)
  return broken === 0 ? 0 : 1
}
