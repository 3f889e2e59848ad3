import type { Measurement } from '../measurement'
import { positive } from '../../options/positive'
import { apiBenchText, type CallBench } from './api-report'
import { benchApi } from './bench-api'
import { loadOptionsOf } from './load-options'

/** `npm run bench -- api`. */
export const apiMeasurement: Measurement<CallBench[]> = {
  name: 'api',
  about:
    'Measures the API on a temporary PostgreSQL: list, filtered list, search, product, cart quote and order, compared with a plain Node and PostgreSQL route, a plain Fastify route and a plain query of the same size.',
  options: {
    sizes: {
      type: 'string',
      value: 'n,n',
      help: 'products in the catalogue (default 1000,10000,100000)',
      default: '1000,10000,100000',
    },
    rounds: { type: 'string', value: 'n', help: 'rounds (default 3)', default: '3' },
    seconds: { type: 'string', value: 'n', help: 'duration of a round (default 4)', default: '4' },
    connections: { type: 'string', value: 'n', help: 'concurrent connections (default 50)', default: '50' },
  },
  notes: [
    'The seed has about 250 products, which is the smallest catalogue. "first" is the time of a first-time request.',
    'Client, API and PostgreSQL share this machine: only the ratios are comparable with other machines.',
  ],
  measure: (values, workplace) => {
    const sizes = String(values.sizes).split(',')
    return benchApi({ sizes: sizes.map((size) => positive(size, 'sizes')), ...loadOptionsOf(values) }, workplace)
  },
  text: apiBenchText,
}
