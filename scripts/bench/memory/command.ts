import { positive, type Measurement } from '../measurement'
import { textTable } from '../text-table'
import { benchMemory, type MemoryBench } from './bench-memory'

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)

/** What the server's memory came to, and what was added from stage to stage. */
function memoryText({ documents, flips, before, afterDocuments, afterFlips }: MemoryBench): string {
  const row = (stage: string, now: MemoryBench['before'], then = now) => [
    stage,
    megabytes(now.heap),
    megabytes(now.external),
    megabytes(now.rss),
    `${now.heap >= then.heap ? '+' : ''}${megabytes(now.heap - then.heap)}`,
  ]
  return textTable([
    ['document server, MB, garbage collected', 'heap', 'external', 'RSS', 'growth of the heap'],
    row('caches full', before),
    row(`after ${documents} documents more`, afterDocuments, before),
    row(`after ${flips} moves of the release pointer`, afterFlips, afterDocuments),
  ]).join('\n')
}

/** `npm run bench -- memory`. */
export const memoryMeasurement: Measurement<MemoryBench> = {
  name: 'memory',
  about: 'Memory of a document server after many documents and after many moves of the release pointer.',
  options: {
    documents: { type: 'string', value: 'n', help: 'how many documents (default 10000)', default: '10000' },
    flips: { type: 'string', value: 'n', help: 'how many moves (default 50)', default: '50' },
  },
  measure: ({ documents, flips }, tell) =>
    benchMemory({ documents: positive(documents, 'documents'), flips: positive(flips, 'flips') }, tell),
  text: memoryText,
}
