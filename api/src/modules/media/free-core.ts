import { cpus, type CpuInfo } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const SAMPLE_MS = 250
/** A core counts as free with this share of it unused. */
const FREE_SHARE = 0.8

/** Resolves once one core was free for a moment. Rejects when aborted. */
export async function freeCore(signal: AbortSignal): Promise<void> {
  for (let before = cpus(); ;) {
    await pause(SAMPLE_MS, undefined, { signal, ref: false })
    const after = cpus()
    if (unusedCores(before, after) >= FREE_SHARE) return
    before = after
  }
}

/** Cores that no process of the machine used between two samples; 0 if no time has passed. */
export function unusedCores(before: Pick<CpuInfo, 'times'>[], after: Pick<CpuInfo, 'times'>[]): number {
  const [first, last] = [sumOf(before), sumOf(after)]
  return last.total === first.total ? 0 : ((last.idle - first.idle) / (last.total - first.total)) * after.length
}

function sumOf(cores: Pick<CpuInfo, 'times'>[]): { idle: number; total: number } {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    idle: sum(cores.map(({ times }) => times.idle)),
    total: sum(cores.flatMap(({ times }) => Object.values(times))),
  }
}
