import { loadOptionsOf } from '../api/load-options'
import type { Measurement } from '../measurement'
import { benchDocuments, type DocumentBench } from './bench-documents'
import { documentsText } from './documents-report'

/** `npm run bench -- documents`. */
export const documentsMeasurement: Measurement<DocumentBench[]> = {
  name: 'documents',
  about:
    'Documents per second from one document server: rendered each time (cold), cached, and the same bytes from a plain Node HTTP server.',
  options: {
    rounds: { type: 'string', value: 'n', help: 'rounds (default 3)', default: '3' },
    seconds: { type: 'string', value: 'n', help: 'duration of a round (default 5)', default: '5' },
    connections: { type: 'string', value: 'n', help: 'concurrent connections (default 50)', default: '50' },
  },
  measure: (values, workplace) => benchDocuments(loadOptionsOf(values), workplace),
  text: documentsText,
}
