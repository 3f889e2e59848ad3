import { loadOptionsOf } from '../api/load-options'
import type { Measurement } from '../measurement'
import { benchDocuments, type DocumentsBench } from './bench-documents'
import { documentsText } from './documents-report'

/** `npm run bench -- documents`. */
export const documentsMeasurement: Measurement<DocumentsBench> = {
  name: 'documents',
  about:
    'Documents of one document server over many addresses by Zipf’s law, on the demo catalogue and on 100,000 products, next to a bare Node server that sends the same bytes; CPU of a cold list; memory of all processes.',
  options: {
    rounds: { type: 'string', value: 'n', help: 'rounds (default 3)', default: '3' },
    seconds: { type: 'string', value: 'n', help: 'duration of a round (default 8)', default: '8' },
    connections: { type: 'string', value: 'n', help: 'concurrent connections (default 50)', default: '50' },
  },
  measure: (values, workplace) => benchDocuments(loadOptionsOf(values), workplace),
  text: documentsText,
}
