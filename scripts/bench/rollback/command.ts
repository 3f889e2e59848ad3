import { startShop } from '@shop/e2e/start-shop'
import type { Command } from '../../options/parse-options.mjs'
import { runCommand } from '../../options/run-command.mjs'
import { measureRollbacks, type RollbackBench } from './measure'

const command: Command = {
  call: 'npm run bench -- rollback',
  about:
    'Takes a version back again and again under load: time from the command to the first document with the old version, and visitors’ requests that failed.',
  options: {
    rounds: { type: 'string', value: 'count', help: 'how many rollbacks (100)' },
    visitors: { type: 'string', value: 'count', help: 'how many visitors at once (8)' },
    against: { type: 'string', value: 'json', help: 'the line that npm start -- --json prints, to measure that shop' },
    json: { type: 'boolean', help: 'print JSON' },
  },
}

/** Measures rollbacks of a shop of its own, or of the one that is given. */
export const runRollbackBench = (argv: string[]): Promise<void> =>
  runCommand(command, argv, async ({ rounds, visitors, against, json }) => {
    const own = against ? null : await startShop()
    try {
      const shop = own ?? (JSON.parse(String(against)) as { shop: string; releases: string; dataDir: string })
      const result = await measureRollbacks(shop, {
        rounds: Number(rounds ?? 100),
        visitors: Number(visitors ?? 8),
        onRound: (done) => void (done % 10 === 0 && console.error(`${done} rollbacks`)),
      })
      console.log(json ? JSON.stringify(result) : rollbackText(result))
    } finally {
      await own?.stop()
    }
  })

/** Median and 99th percentile of some times, by nearest rank. */
export function percentiles(times: readonly number[]): { p50: number; p99: number; most: number } {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number): number => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

function rollbackText({ rollbacks, toDocument, toAnswer, requests, failed }: RollbackBench): string {
  const line = (times: number[]): string => {
    const { p50, p99, most } = percentiles(times)
    return `p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`
  }
  return [
    `${rollbacks} rollbacks, ${requests} requests of visitors meanwhile, ${failed} of them failed`,
    `  command to first document with the old version: ${line(toDocument)}`,
    `  command to its answer:                          ${line(toAnswer)}`,
  ].join('\n')
}
