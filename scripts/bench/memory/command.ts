import type { Measurement } from '../measurement'
import { positive } from '../../options/positive'
import { benchMemory, type MemoryBench } from './bench-memory'
import { memoryText } from './memory-report'

/** `npm run bench -- memory`. */
export const memoryMeasurement: Measurement<MemoryBench> = {
  name: 'memory',
  about: 'Memory of a document server over many documents and moves of the release pointer.',
  options: {
    documents: { type: 'string', value: 'n', help: 'number of documents (default 10000)', default: '10000' },
    flips: { type: 'string', value: 'n', help: 'number of moves (default 50)', default: '50' },
  },
  measure: ({ documents, flips }, workplace) =>
    benchMemory({ documents: positive(documents, 'documents'), flips: positive(flips, 'flips') }, workplace),
  text: memoryText,
}
