import type { Measurement } from '../measurement'
import { positive } from '../../options/positive'
import { apiBenchText, type CallBench } from './api-report'
import { benchApi } from './bench-api'
import { pressureOf } from './pressure-of'

/** `npm run bench -- api`. */
export const apiMeasurement: Measurement<CallBench[]> = {
  name: 'api',
  about:
    'Measures the API on a real PostgreSQL that is made for it: list, filtered list, search, product, cart quote and order, side by side with a bare Node and PostgreSQL route, a bare Fastify route and a bare query of the same size.',
  options: {
    sizes: {
      type: 'string',
      value: 'n,n',
      help: 'products in the catalogue (default 1000,10000,100000)',
      default: '1000,10000,100000',
    },
    rounds: { type: 'string', value: 'n', help: 'times that each is measured (default 3)', default: '3' },
    seconds: { type: 'string', value: 'n', help: 'how long each time (default 4)', default: '4' },
    connections: { type: 'string', value: 'n', help: 'how many at once (default 50)', default: '50' },
  },
  notes: [
    'The seed has some 250 products: a catalogue cannot be smaller. "first" is the time of an answer that nobody asked for before.',
    'Client, API and PostgreSQL share this machine: only the ratios can be held against those of another.',
  ],
  measure: (values, workplace) => {
    const sizes = String(values.sizes).split(',')
    return benchApi({ sizes: sizes.map((size) => positive(size, 'sizes')), ...pressureOf(values) }, workplace)
  },
  text: apiBenchText,
}
