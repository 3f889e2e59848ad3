import { startFarm, type Farm } from '../../measuring/farm'
import type { Memory } from '../../measuring/memory-of'
import type { Workplace } from '../measurement'
import { measureRollbacks } from '../rollback/measure'

/** What the document server has in use, garbage collected, from the time its caches are full. */
export interface MemoryBench {
  /** After each lot of documents, the first of none. */
  documents: Weight[]
  /** After each lot of moves of the pointer, the first of a version that came and went, whose code stays. */
  flips: Weight[]
}

/** What a server has in use after so many of something. */
export interface Weight {
  count: number
  memory: Memory
}

/** More than the cache of documents keeps, so that it is full before anything is compared. */
const toFillCaches = 1_500
/** Lots of each, between which the server is weighed. */
const lots = 10

/** Renders that many documents and moves the release pointer that often, and weighs the document server in between. */
export async function benchMemory(
  { documents, flips }: { documents: number; flips: number },
  { tell, undo }: Workplace,
): Promise<MemoryBench> {
  tell('starting a shop')
  const farm = await startFarm({}, undo)
  const weigh = async (count: number): Promise<Weight> => ({ count, memory: await memoryOf(farm) })
  tell(`filling caches with ${toFillCaches} documents`)
  await visit(farm.shop, toFillCaches, 'first')
  const byDocuments = [await weigh(0)]
  for (let lot = 1; lot <= lots; lot += 1) {
    const [from, to] = [lot - 1, lot].map((share) => Math.round((documents * share) / lots)) as [number, number]
    await visit(farm.shop, to - from, `lot${lot}`)
    byDocuments.push(await weigh(to))
    tell(`${to} documents`)
  }
  const rounds = Math.ceil(flips / 2)
  const every = Math.max(1, Math.round(rounds / lots))
  const byFlips: Weight[] = []
  await measureRollbacks(farm, {
    rounds: rounds + 1,
    visitors: 1,
    async onRound(done) {
      if ((done - 1) % every === 0 || done === rounds + 1) byFlips.push(await weigh((done - 1) * 2))
    },
  })
  tell(`${rounds * 2} moves of the release pointer`)
  return { documents: byDocuments, flips: byFlips }
}

async function memoryOf(farm: Farm): Promise<Memory> {
  return (await farm.memory())['document server 1'] as Memory
}

/** Asks for documents under addresses that nobody asked for before, some at once. */
async function visit(shop: string, count: number, name: string): Promise<void> {
  let asked = 0
  const visitor = async () => {
    while (asked < count) {
      asked += 1
      const path = ['/', '/shop', '/shop/1', '/size-guide', '/faqs'][asked % 5]
      const answer = await fetch(`${shop}${path}?${name}=${asked}`)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
}
