import { startShop } from '@shop/e2e/start-shop'
import type { Measurement } from '../measurement'
import { positive } from '../../options/positive'
import { measureRollbacks, type MeasuredShop, type RollbackBench } from './measure'
import { rollbackText } from './rollback-report'

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
  async measure({ rounds, visitors, against }, { tell, undo }) {
    const own = against ? null : await startShop()
    if (own) undo.push(own.stop)
    return measureRollbacks(own ?? (JSON.parse(String(against)) as MeasuredShop), {
      rounds: positive(rounds, 'rounds'),
      visitors: positive(visitors, 'visitors'),
      onRound: (done) => void (done % 10 === 0 && tell(`${done} rollbacks`)),
    })
  },
  text: rollbackText,
}
