import { startFarm, type Farm } from '../../measuring/farm'
import type { Memory } from '../../measuring/process-memory'
import type { MeasurementContext } from '../measurement'
import { measureRollbacks } from '../rollback/measure'

/** Memory of the document server after garbage collection, starting with full caches. */
export interface MemoryBench {
  /** After each batch of documents, starting with none. */
  documents: MemorySample[]
  /**
   * After each batch of pointer moves; the first sample follows one promotion and rollback, because their code stays
   * loaded.
   */
  flips: MemorySample[]
}

/** Memory after `count` repetitions. */
export interface MemorySample {
  count: number
  memory: Memory
}

/** More than the document cache holds, so that it is full before the first sample. */
const CACHE_WARMUP_DOCUMENTS = 1_500
/** Number of samples of each kind. */
const SAMPLES = 10

/** Renders documents and moves the release pointer repeatedly, and samples the document server's memory in between. */
export async function benchMemory(
  { documents, flips }: { documents: number; flips: number },
  { log, cleanup }: MeasurementContext,
): Promise<MemoryBench> {
  log('starting a shop')
  const farm = await startFarm({}, cleanup)
  const sample = async (count: number): Promise<MemorySample> => ({ count, memory: await memoryOf(farm) })
  log(`filling caches with ${CACHE_WARMUP_DOCUMENTS} documents`)
  await visit(farm.shop, CACHE_WARMUP_DOCUMENTS, 'first')
  const byDocuments = [await sample(0)]
  for (let round = 1; round <= SAMPLES; round += 1) {
    const [from, to] = [round - 1, round].map((share) => Math.round((documents * share) / SAMPLES)) as [number, number]
    await visit(farm.shop, to - from, `lot${round}`)
    byDocuments.push(await sample(to))
    log(`${to} documents`)
  }
  const rounds = Math.ceil(flips / 2)
  const every = Math.max(1, Math.round(rounds / SAMPLES))
  const byFlips: MemorySample[] = []
  await measureRollbacks(farm, {
    rounds: rounds + 1,
    visitors: 1,
    async onRound(done) {
      if ((done - 1) % every === 0 || done === rounds + 1) byFlips.push(await sample((done - 1) * 2))
    },
  })
  log(`${rounds * 2} moves of the release pointer`)
  return { documents: byDocuments, flips: byFlips }
}

async function memoryOf(farm: Farm): Promise<Memory> {
  return (await farm.memory())['document server 1'] as Memory
}

/** Requests documents at new addresses, eight at a time. */
async function visit(shop: string, count: number, name: string): Promise<void> {
  let requested = 0
  const visitor = async () => {
    while (requested < count) {
      requested += 1
      const path = ['/', '/shop', '/shop/1', '/size-guide', '/faqs'][requested % 5]
      const answer = await fetch(`${shop}${path}?${name}=${requested}`)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
}
