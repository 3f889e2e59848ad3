import { openPostgres, operatorDeadlines, refreshCatalogue, type DatabaseHandle } from '@shop/api'
import { findBrokenRules, recordInitialState } from '@shop/api/testing/ledger'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAssortment } from './assortment'
import { letBuy, type BuyerKind, type Purchases } from './buyers'
import type { Farm } from '../measuring/farm'
import { progressLine, type SoakReport } from './soak-report'
import { letVisit, type SoakResult } from './visitors'
import { visitsTo } from './visits'

/** How long, how many, and whether servers are killed in between. */
export interface LoadPlan {
  seconds: number
  visitors: number
  /** Seconds from one kill to the next; none without. */
  killEvery?: number
  tell: (line: string) => void
  /** Resolves when somebody wants it to end earlier. */
  stopped: Promise<unknown>
}

const buyers: readonly BuyerKind[] = ['guest', 'guest', 'customer', 'wholeseller']
const few = 3
/** One account stands for many customers here, so its limits on orders would end the soak. */
const FORGET_ACCOUNT_LIMITS = `DELETE FROM attempts WHERE scope LIKE 'order account%' OR scope LIKE 'cancel account%'`

/** Fills the shelves, of a few variations with a few pieces only; gives their ids. */
async function stockUp({ db, runScript }: DatabaseHandle): Promise<Set<number>> {
  await runScript(`UPDATE variants SET stock = 1000000;
    UPDATE variants SET stock = ${few} WHERE id IN (SELECT min(id) FROM variants GROUP BY product_id)
      AND product_id % 6 = 0`)
  await refreshCatalogue(db)
  const rows = await db.query.variants.findMany({ where: (variant, { eq }) => eq(variant.stock, few) })
  return new Set(rows.map(({ id }) => id))
}

/** Lets visitors browse and buyers buy from a farm, then looks into its memory and its books. */
export async function mixedLoad(farm: Farm, plan: LoadPlan): Promise<SoakReport> {
  const handle = openPostgres(farm.databaseUrl, { max: 3, deadlines: operatorDeadlines })
  try {
    const assortment = await readAssortment(farm.shop, await stockUp(handle))
    const opening = await recordInitialState(handle.db)
    const visits: SoakResult = { requests: 0, errors: 0, times: [], samples: [] }
    const purchases: Purchases = {
      ...{ begun: 0, orders: [], cancelled: 0, withCoupon: 0, soldOut: 0, repeated: 0, faults: [] },
      byKind: { guest: 0, customer: 0, wholeseller: 0 },
    }
    const began = Date.now()
    const passed = () => (Date.now() - began) / 1000
    let over = false
    void plan.stopped.then(() => (over = true))
    const isOver = () => over || passed() > plan.seconds
    const crowd = Promise.all([
      letVisit(farm.shop, visitsTo(assortment), plan.visitors, isOver, visits),
      ...buyers.map((kind) => letBuy(kind, farm.shop, assortment, isOver, purchases)),
    ])
    const telling = setInterval(() => plan.tell(progressLine(passed(), visits, purchases)), 15_000)
    const forgetting = setInterval(() => void handle.runScript(FORGET_ACCOUNT_LIMITS), 5_000)
    const warm = Math.min(120, plan.seconds / 3)
    while (!isOver() && passed() < warm) await sleep(200)
    const before = await farm.memory()
    const killed = plan.killEvery ? await killByTurns(farm, plan.killEvery, isOver, plan.tell) : []
    await crowd.finally(() => [telling, forgetting].forEach(clearInterval))
    const seconds = passed()
    const after = killed.length === 0 ? await farm.memory() : {}
    const promised = { begun: purchases.begun, orders: purchases.orders }
    const broken = await findBrokenRules(handle.db, opening, promised)
    const memory = Object.fromEntries(
      Object.entries(after).map(([name, used]) => [name, { before: before[name] ?? used, after: used }]),
    )
    return { seconds, visits, purchases, memory, killed, broken }
  } finally {
    await handle.close()
  }
}

async function killByTurns(
  farm: Farm,
  every: number,
  isOver: () => boolean,
  tell: (line: string) => void,
): Promise<string[]> {
  const killed: string[] = []
  for (;;) {
    for (const end = Date.now() + every * 1000; Date.now() < end;) {
      if (isOver()) return killed
      await sleep(200)
    }
    const name = farm.servers[killed.length % farm.servers.length] as string
    killed.push(name)
    const began = Date.now()
    await farm.killAndRestart(name)
    tell(`the ${name} was killed, and was ready again after ${((Date.now() - began) / 1000).toFixed(1)} s`)
  }
}
