import { openPostgres, operatorDeadlines, refreshCatalogue, type DatabaseHandle } from '@shop/api'
import { findBrokenRules, recordInitialState } from '@shop/api/testing/ledger'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAssortment } from './assortment'
import { runBuyer, type BuyerKind, type Purchases } from './buyers'
import type { Farm } from '../measuring/farm'
import { progressLine, type SoakReport } from './soak-report'
import { runVisitors, type SoakResult } from './visitors'
import { visitsTo } from './visits'

/** Duration, number of visitors, and the interval of kills. */
export interface LoadPlan {
  seconds: number
  visitors: number
  /** Seconds between kills; none if unset. */
  killEvery?: number
  log: (line: string) => void
  /** Resolves when the run should end early. */
  stopped: Promise<unknown>
}

const buyers: readonly BuyerKind[] = ['guest', 'guest', 'customer', 'wholesaler']
const SCARCE_STOCK = 3
/** One account represents many customers here, so its order limits would end the run. */
const RESET_ACCOUNT_LIMITS = `DELETE FROM attempts WHERE scope LIKE 'order account%' OR scope LIKE 'cancel account%'`

/** Sets a high stock for most variants and a low one for a few; returns the ids of the scarce ones. */
async function fillStock({ db, runScript }: DatabaseHandle): Promise<Set<number>> {
  await runScript(`UPDATE variants SET stock = 1000000;
    UPDATE variants SET stock = ${SCARCE_STOCK} WHERE id IN (SELECT min(id) FROM variants GROUP BY product_id)
      AND product_id % 6 = 0`)
  await refreshCatalogue(db)
  const rows = await db.query.variants.findMany({ where: (variant, { eq }) => eq(variant.stock, SCARCE_STOCK) })
  return new Set(rows.map(({ id }) => id))
}

/** Runs visitors and buyers against a farm, then checks its memory and its database. */
export async function runMixedLoad(farm: Farm, plan: LoadPlan): Promise<SoakReport> {
  const handle = openPostgres(farm.databaseUrl, { max: 3, deadlines: operatorDeadlines })
  try {
    const assortment = await readAssortment(farm.shop, await fillStock(handle))
    const opening = await recordInitialState(handle.db)
    const visits: SoakResult = { requests: 0, errors: 0, times: [], samples: [] }
    const purchases: Purchases = {
      ...{ begun: 0, orders: [], cancelled: 0, withCoupon: 0, soldOut: 0, repeated: 0, faults: [] },
      byKind: { guest: 0, customer: 0, wholesaler: 0 },
    }
    const began = Date.now()
    const passed = () => (Date.now() - began) / 1000
    let over = false
    void plan.stopped.then(() => (over = true))
    const isOver = () => over || passed() > plan.seconds
    const load = Promise.all([
      runVisitors(farm.shop, visitsTo(assortment), plan.visitors, isOver, visits),
      ...buyers.map((kind) => runBuyer(kind, farm.shop, assortment, isOver, purchases)),
    ])
    const progressTimer = setInterval(() => plan.log(progressLine(passed(), visits, purchases)), 15_000)
    const limitResetTimer = setInterval(() => void handle.runScript(RESET_ACCOUNT_LIMITS), 5_000)
    const warm = Math.min(120, plan.seconds / 3)
    while (!isOver() && passed() < warm) await sleep(200)
    const before = await farm.memory()
    const killed = plan.killEvery ? await killInTurn(farm, plan.killEvery, isOver, plan.log) : []
    await load.finally(() => [progressTimer, limitResetTimer].forEach(clearInterval))
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

async function killInTurn(
  farm: Farm,
  every: number,
  isOver: () => boolean,
  log: (line: string) => void,
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
    log(`killed the ${name}; it was ready again after ${((Date.now() - began) / 1000).toFixed(1)} s`)
  }
}
