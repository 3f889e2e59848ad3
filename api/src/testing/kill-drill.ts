import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allowEverything } from '@shop/shared-api/production'
import { openPostgres, type Database } from '../database/client'
import { migrate } from '../database/migrate'
import { orders, variants } from '../database/schema'
import { countUnits } from './ledger'
import { toOrderLines, orderForm } from './order-form'
import { fillSampleShop, type SampleShop } from './sample-shop'
import { startServerProcess, type ServerProcess } from './server-process'

/** Options of a drill. */
export interface DrillPlan {
  /** How often the API is killed. */
  rounds: number
  clients: number
  /**
   * Whether a client without a response retries with the same key, as ours do; without it, this is the naive mutant.
   */
  reuseKey: boolean
  /** When to kill; at random moments by default. */
  strike?: 'before an answer'
  /** Called after each kill. */
  report?: (line: string) => void
}

/** What shoppers were promised, compared with the database. */
export interface DrillResult {
  kills: number
  /** Purchases begun, and purchases with an acknowledged order. */
  begun: number
  acknowledged: number
  /** Requests without a response that were sent again. */
  retried: number
  /** Acknowledged orders that are missing or unpaid. */
  lost: number
  /** Orders beyond one per purchase. */
  doubled: number
  /** Whether units sold and units left add up to the initial stock. */
  conserved: boolean
}

const STOCK = 1_000_000
const MAIN = join(__dirname, '../main.ts')

/**
 * Shoppers order from an API on PostgreSQL that is repeatedly killed with SIGKILL at random moments; they repeat each
 * request until it is answered.
 */
export async function killDrill(databaseUrl: string, plan: DrillPlan): Promise<DrillResult> {
  const handle = openPostgres(databaseUrl, { max: 5 })
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-kill-drill-'))
  const drill: Drill = { plan, url: '', stopping: false, begun: 0, retried: 0, orders: new Map() }
  let api: ServerProcess | undefined
  const start = async (port: string) => {
    api = await startServerProcess(MAIN, environmentOf(databaseUrl, dataDir, port))
    drill.url = api.url
  }
  try {
    await migrate(handle)
    const shop = await fillSampleShop(handle.db)
    await handle.db.update(variants).set({ stock: STOCK })
    await start('0')
    const port = new URL(drill.url).port
    const clients = Array.from({ length: plan.clients }, (_, index) => placeDrillOrders(drill, shop, index))
    for (let kills = 1; kills <= plan.rounds; kills += 1) {
      await untilBusy(drill)
      if (plan.strike === 'before an answer') await stopUnanswered(api!, handle.db, drill)
      else await pause(Math.random() * 400)
      api!.child.kill('SIGKILL')
      await api!.ended
      await start(port)
      plan.report?.(
        `killed ${kills} times, ${drill.orders.size} orders acknowledged, ${drill.retried} requests repeated`,
      )
    }
    drill.stopping = true
    await Promise.all(clients)
    return await audit(handle.db, drill, plan.rounds)
  } finally {
    drill.stopping = true
    api?.child.kill('SIGKILL')
    await api?.ended
    await handle.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Drill {
  plan: DrillPlan
  url: string
  stopping: boolean
  begun: number
  retried: number
  /** The acknowledged order of each finished purchase. */
  orders: Map<number, string>
}

const environmentOf = (databaseUrl: string, dataDir: string, port: string) => ({
  NODE_ENV: 'production',
  ALLOW_IN_PRODUCTION: allowEverything,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  API_PORT: port,
  LOG_LEVEL: 'silent',
})

/** One shopper who buys one cart after another; the drill ends between purchases, so that each is completed. */
async function placeDrillOrders(drill: Drill, shop: SampleShop, index: number): Promise<void> {
  const form = orderForm({
    products: toOrderLines(shop, ['whiteBelt', 1], ['saleGlove', 1]),
    expected_total: 65.5,
  })
  while (!drill.stopping) {
    const purchase = (drill.begun += 1)
    const email = `drill${index}-${purchase}@example.com`
    drill.orders.set(purchase, await untilAnswered(drill, JSON.stringify({ ...form, email })))
  }
}

async function untilAnswered(drill: Drill, body: string): Promise<string> {
  let key = randomUUID()
  for (;;) {
    const id = await tryToOrder(drill.url, body, key)
    if (id) return id
    drill.retried += 1
    if (!drill.plan.reuseKey) key = randomUUID()
    await pause(50)
  }
}

/** Each purchase comes from its own network. */
const networkOfKey = (key: string) => `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`

/** The order's id; undefined without a response or while the API is not ready. */
async function tryToOrder(url: string, body: string, key: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/add-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': networkOfKey(key) },
      body,
      signal: AbortSignal.timeout(15_000),
    })
    const text = await answer.text()
    if (answer.status === 201) return (JSON.parse(text) as { data: { id: string } }).data.id
    if (answer.status < 500) throw new Refused(`The order was refused with ${answer.status}: ${text}`)
    return undefined
  } catch (error) {
    if (error instanceof Refused) throw error
    return undefined
  }
}

class Refused extends Error {}

async function audit(db: Database, drill: Drill, kills: number): Promise<DrillResult> {
  const acknowledged = [...drill.orders.values()]
  const rows = await db.select({ id: orders.id, paid: orders.paymentStatus }).from(orders)
  const paid = new Set(rows.filter((row) => row.paid === 'paid').map(({ id }) => id))
  const pieces = await countUnits(db)
  return {
    kills,
    begun: drill.begun,
    acknowledged: acknowledged.length,
    retried: drill.retried,
    lost: acknowledged.filter((id) => !paid.has(id)).length,
    doubled: Math.max(0, rows.length - drill.begun) + acknowledged.length - new Set(acknowledged).size,
    conserved: [...pieces.values()].every((total) => total === STOCK),
  }
}

/** Waits for the first order after a start. */
async function untilBusy(drill: Drill): Promise<void> {
  const before = drill.orders.size
  while (drill.orders.size === before) await pause(5)
}

/** Stops the API with SIGSTOP while it has an order that is not acknowledged. */
async function stopUnanswered({ child }: ServerProcess, db: Database, drill: Drill): Promise<void> {
  const isUnanswered = async () => (await db.$count(orders)) > drill.orders.size
  for (;;) {
    while (!(await isUnanswered())) await pause(1)
    child.kill('SIGSTOP')
    // Lets data in flight arrive.
    await pause(50)
    if (await isUnanswered()) return
    child.kill('SIGCONT')
  }
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))
