import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { runTool } from '../verify/run-tool'

const root = join(__dirname, '../..')

/** Runs all tests that make up their own input `rounds` times, each time with a seed that `npm test` never had; resolves to the exit code. */
export async function tryProperties(rounds: number): Promise<number> {
  let broken = 0
  for (let round = 1; round <= rounds; round += 1) {
    const seed = String(randomInt(2 ** 31))
    process.env.PROPERTY_SEED = seed
    const tests = ['--silent', '--findRelatedTests', 'scripts/jest/fast-check.cjs']
    const { code, output } = await runTool(root, 'jest/bin/jest.js', tests)
    if (code === 0) console.error(`${round} of ${rounds}: PROPERTY_SEED=${seed} found nothing`)
    else console.log(output)
    if (code !== 0) broken += 1
  }
  console.log(`${rounds} seeds, ${broken} of them found a fault`)
  return broken === 0 ? 0 : 1
}
