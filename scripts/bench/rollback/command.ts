import { startShop } from '@shop/e2e/start-shop'
import { positive, type Measurement } from '../measurement'
import { measureRollbacks, type RollbackBench } from './measure'

/** `npm run bench -- rollback`. */
export const rollbackMeasurement: Measurement<RollbackBench> = {
  name: 'rollback',
  about:
    'Takes a version back again and again under load: time from the command to the first document with the old version, and visitors’ requests that failed.',
  options: {
    rounds: { type: 'string', value: 'n', help: 'how many rollbacks (default 100)', default: '100' },
    visitors: { type: 'string', value: 'n', help: 'how many visitors at once (default 8)', default: '8' },
    against: { type: 'string', value: 'json', help: 'the line that npm start -- --json prints, to measure that shop' },
  },
  async measure({ rounds, visitors, against }, tell) {
    const own = against ? null : await startShop()
    try {
      const shop = own ?? (JSON.parse(String(against)) as { shop: string; releases: string; dataDir: string })
      return await measureRollbacks(shop, {
        rounds: positive(rounds, 'rounds'),
        visitors: positive(visitors, 'visitors'),
        onRound: (done) => void (done % 10 === 0 && tell(`${done} rollbacks`)),
      })
    } finally {
      await own?.stop()
    }
  },
  text: rollbackText,
}

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
