import { pressureOf } from '../api/pressure-of'
import type { Measurement } from '../measurement'
import { benchDocuments, type DocumentBench } from './bench-documents'
import { documentsText } from './documents-report'

/** `npm run bench -- documents`. */
export const documentsMeasurement: Measurement<DocumentBench[]> = {
  name: 'documents',
  about:
    'Documents a second from one document server: rendered anew each time (cold), from its memory (cached), and the same bytes from a bare Node HTTP server.',
  options: {
    rounds: { type: 'string', value: 'n', help: 'times that each is measured (default 3)', default: '3' },
    seconds: { type: 'string', value: 'n', help: 'how long each time (default 5)', default: '5' },
    connections: { type: 'string', value: 'n', help: 'how many at once (default 50)', default: '50' },
  },
  measure: (values, workplace) => benchDocuments(pressureOf(values), workplace),
  text: documentsText,
}
