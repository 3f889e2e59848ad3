import { startShop } from '@shop/e2e/start-shop'
import type { Measurement } from '../measurement'
import { positive } from '../../options/positive'
import { measureRollbacks, type MeasuredShop, type RollbackBench } from './measure'
import { rollbackText } from './rollback-report'

/** `npm run bench -- rollback`. */
export const rollbackMeasurement: Measurement<RollbackBench> = {
  name: 'rollback',
  about:
    'Rolls a version back repeatedly under load: time from the command to the first document with the old version, and failed visitor requests.',
  options: {
    rounds: { type: 'string', value: 'n', help: 'number of rollbacks (default 100)', default: '100' },
    visitors: { type: 'string', value: 'n', help: 'concurrent visitors (default 8)', default: '8' },
    against: { type: 'string', value: 'json', help: 'JSON line of npm start -- --json, to measure that shop' },
  },
  async measure({ rounds, visitors, against }, { log, cleanup }) {
    const own = against ? null : await startShop()
    if (own) cleanup.push(own.stop)
    return measureRollbacks(own ?? (JSON.parse(String(against)) as MeasuredShop), {
      rounds: positive(rounds, 'rounds'),
      visitors: positive(visitors, 'visitors'),
      onRound: (done) => void (done % 10 === 0 && log(`${done} rollbacks`)),
    })
  },
  text: rollbackText,
}
