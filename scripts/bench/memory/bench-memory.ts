import { withFarm, type Farm } from '../../measuring/farm'
import type { Memory } from '../../measuring/memory-of'
import { measureRollbacks } from '../rollback/measure'

/** What the document server has in use, garbage collected, at each stage. */
export interface MemoryBench {
  documents: number
  flips: number
  /** Once its caches are full. */
  before: Memory
  afterDocuments: Memory
  afterFlips: Memory
}

/** More than the cache of documents keeps, so that it is full before anything is compared. */
const toFillCaches = 1_500

/** Renders that many documents and moves the release pointer that often, and weighs the document server in between. */
export async function benchMemory(
  { documents, flips }: { documents: number; flips: number },
  tell: (line: string) => void,
): Promise<MemoryBench> {
  tell('starting a shop')
  return withFarm(async (farm) => {
    tell(`filling caches with ${toFillCaches} documents`)
    await visit(farm.shop, toFillCaches, 'first')
    const before = await weigh(farm)
    tell(`${documents} documents`)
    await visit(farm.shop, documents, 'more')
    const afterDocuments = await weigh(farm)
    tell(`${flips} moves of the release pointer`)
    await measureRollbacks(farm, { rounds: Math.ceil(flips / 2), visitors: 1, onRound: () => undefined })
    return { documents, flips, before, afterDocuments, afterFlips: await weigh(farm) }
  })
}

async function weigh(farm: Farm): Promise<Memory> {
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
