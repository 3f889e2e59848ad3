import { positive } from '../../options/positive'
import type { Measurement } from '../measurement'
import { benchCpu, type CpuBench } from './bench-cpu'
import { byCost, cpuText } from './cpu-report'

/** `npm run bench -- cpu`. */
export const cpuMeasurement: Measurement<CpuBench> = {
  name: 'cpu',
  about:
    'Main-thread CPU time of each API call with the most expensive requests that it accepts, on a temporary PostgreSQL, most expensive first.',
  options: { rounds: { type: 'string', value: 'n', help: 'times that each is measured (default 3)', default: '3' } },
  notes: [
    'Forms with files are listed separately: their CPU time grows with their size, and is spread over the turns in which they arrive.',
    'Off Linux the CPU of all threads is counted, those that hash passwords and decode pictures included.',
  ],
  measure: async ({ rounds }, workplace) => {
    const { requests, forms } = await benchCpu(positive(rounds, 'rounds'), workplace)
    return { requests: byCost(requests), forms: byCost(forms) }
  },
  text: cpuText,
}
