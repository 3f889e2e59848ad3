import { positive } from '../../options/positive'
import type { Measurement } from '../measurement'
import { benchCpu, type CpuBench } from './bench-cpu'
import { byCost, cpuText } from './cpu-report'

/** `npm run bench -- cpu`. */
export const cpuMeasurement: Measurement<CpuBench> = {
  name: 'cpu',
  about:
    'CPU that each call of the API takes of the main thread with the costliest requests that it lets in, on a PostgreSQL that is made for it, the costliest first.',
  options: { rounds: { type: 'string', value: 'n', help: 'times that each is measured (default 3)', default: '3' } },
  notes: [
    'Forms with files are listed apart: their CPU grows with their size, and is spread over the turns in which they arrive.',
    'Off Linux the CPU of all threads is counted, those that hash passwords and decode pictures included.',
  ],
  measure: async ({ rounds }, workplace) => {
    const { requests, forms } = await benchCpu(positive(rounds, 'rounds'), workplace)
    return { requests: byCost(requests), forms: byCost(forms) }
  },
  text: cpuText,
}
