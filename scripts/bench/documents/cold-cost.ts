import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shopProcesses } from '../../measuring/process-usage'
import { runLoad } from './run-load'

/** What a list of 24 products costs that is in no cache. */
export interface ColdCost {
  documents: number
  /** Documents per second. */
  rate: number
  /** CPU time per document in ms by kind of process, all threads. */
  cpuMs: Record<string, number>
}

const DOCUMENTS = 400
const WARM_UP = 200
/** Two for each renderer, so that none waits. */
const CONNECTIONS = 4

/** Requests lists, each with a price limit that was never requested before, so that no cache has it. */
export async function measureCold(shop: string, folder: string, log: (line: string) => void): Promise<ColdCost> {
  log('cold lists')
  const lists = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `/shop?price_max=${from + index}`)
  const load = async (paths: string[]) => {
    const pathsFile = join(folder, 'cold.json')
    writeFileSync(pathsFile, JSON.stringify(paths))
    return runLoad({ url: shop, pathsFile, connections: CONNECTIONS, seconds: 600, requests: paths.length })
  }
  await load(lists(10_000, WARM_UP))
  const before = shopProcesses()
  const { rate, failed, requests } = await load(lists(20_000, DOCUMENTS))
  if (failed > 0) throw new Error(`${failed} of ${requests} cold documents failed.`)
  const cpuMs: Record<string, number> = {}
  for (const { name, pid, usage } of shopProcesses()) {
    const start = before.find((other) => other.pid === pid)?.usage.cpuMs ?? 0
    cpuMs[name] = (cpuMs[name] ?? 0) + (usage.cpuMs - start) / requests
  }
  return { documents: requests, rate, cpuMs }
}
