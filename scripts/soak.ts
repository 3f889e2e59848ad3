import { killDrill } from '@shop/api/testing/kill-drill'
import { startPostgres } from '@shop/api/testing/postgres-cluster'
import { checkAddress } from './options/check-address'
import { UsageError, type Command } from './options/parse-options.mjs'
import { positive } from './options/positive'
import { runCommand } from './options/run-command.mjs'
import { readAssortment } from './soak/assortment'
import { sendBadInput, sendNaughtyTexts } from './soak/bad-input'
import { startFarm } from './measuring/farm'
import { percentilesText } from './measuring/percentile'
import { withCleanup } from './measuring/cleanup'
import { findNginx } from './soak/find-nginx'
import { runMixedLoad } from './soak/mixed-load'
import { tryProperties } from './soak/properties'
import { isClean, soakFigures, soakText } from './soak/soak-report'
import { runVisitors, type SoakResult } from './soak/visitors'
import { visitsTo } from './soak/visits'

const command: Command = {
  call: 'npm run soak --',
  about:
    "Simulates visitors who browse and buy from a temporary shop on PostgreSQL: counts wrong responses, looks for memory leaks, and checks the database's consistency afterwards.",
  options: {
    minutes: { type: 'string', value: 'n', help: 'duration (default 10)', default: '10' },
    visitors: {
      type: 'string',
      value: 'n',
      help: 'concurrent visitors who browse, in addition to four buyers (default 8)',
      default: '8',
    },
    servers: {
      type: 'string',
      value: 'n',
      help: '2: two document servers and two APIs behind nginx, one of which is killed (SIGKILL) every minute (default 1)',
      default: '1',
    },
    json: { type: 'boolean', help: 'print the report as JSON' },
    kill: {
      type: 'string',
      value: 'n',
      help: 'instead: order from an API on PostgreSQL that is killed n times (SIGKILL)',
    },
    'bad-input': { type: 'string', value: 'n', help: 'instead: send n made-up requests to each call of the API' },
    naughty: {
      type: 'string',
      value: 'n',
      help: 'instead: send n naughty strings through each text field of the API',
    },
    properties: {
      type: 'string',
      value: 'n',
      help: 'instead: run the tests that make up their own input with n new seeds (PROPERTY_SEED=1 otherwise)',
    },
    against: { type: 'string', value: 'url', help: 'instead: only browse this running shop' },
  },
}

/** Each of these is a separate mode. */
const instead = ['kill', 'bad-input', 'naughty', 'properties', 'against'] as const

function checkOneKind(values: Record<string, unknown>): void {
  const [first, other] = instead.filter((name) => values[name] !== undefined)
  if (other) throw new UsageError(`--${first} and --${other} cannot be combined.`)
}

/** 0 if no acknowledged order was lost or duplicated. */
async function drill(rounds: number, clients: number): Promise<number> {
  const cluster = await startPostgres()
  try {
    const plan = { rounds, clients, reuseKey: true, report: console.log }
    const result = await killDrill(await cluster.freshDatabase(), plan)
    const { begun, acknowledged, lost, doubled, conserved } = result
    console.log(`${acknowledged} of ${begun} purchases completed, ${lost} orders lost, ${doubled} duplicated`)
    console.log(conserved ? 'Sold and remaining stock add up.' : 'Sold and remaining stock do not add up.')
    return lost === 0 && doubled === 0 && conserved && acknowledged === begun ? 0 : 1
  } finally {
    await cluster.stop()
  }
}

async function browse(shop: string, seconds: number, visitors: number): Promise<number> {
  const visits = visitsTo(await readAssortment(shop))
  const result: SoakResult = { requests: 0, errors: 0, times: [], samples: [] }
  const end = Date.now() + seconds * 1000
  await runVisitors(shop, visits, visitors, () => Date.now() > end, result)
  console.log(
    `${result.requests} requests, ${result.errors} wrong, ${percentilesText(result.times, [0.5, 0.95, 0.99])}`,
  )
  for (const sample of result.samples) console.log(`  ${sample}`)
  return result.errors === 0 ? 0 : 1
}

async function runSoak(plan: { servers: number; seconds: number; visitors: number; json: boolean }): Promise<number> {
  const { servers, seconds, visitors, json } = plan
  if (servers !== 1 && servers !== 2) throw new UsageError(`--servers is ${servers}, but must be 1 or 2.`)
  const log = (line: string) => console.error(line)
  const nginx = servers === 2 ? findNginx(log) : undefined
  const report = await withCleanup(async (cleanup, stopped) => {
    log(`Starting ${servers === 2 ? 'two servers of each kind behind nginx' : 'one shop'} on PostgreSQL`)
    const farm = await Promise.race([startFarm({ nginx }, cleanup), stopped])
    const killEvery = servers === 2 ? Math.min(60, seconds / 5) : undefined
    return farm && runMixedLoad(farm, { seconds, visitors, killEvery, log, stopped })
  })
  if (!report) return 1
  console.log(json ? JSON.stringify(soakFigures(report), null, 2) : soakText(report))
  return isClean(report) ? 0 : 1
}

void runCommand(command, process.argv.slice(2), async (values) => {
  checkOneKind(values)
  const visitors = positive(values.visitors, 'visitors')
  if (values.kill) return drill(positive(values.kill, 'kill'), visitors)
  if (values['bad-input']) return sendBadInput(positive(values['bad-input'], 'bad-input'))
  if (values.naughty) return sendNaughtyTexts(positive(values.naughty, 'naughty'))
  if (values.properties) return tryProperties(positive(values.properties, 'properties'))
  const seconds = positive(values.minutes, 'minutes', 'number') * 60
  if (values.against) return browse(checkAddress(String(values.against)), seconds, visitors)
  return runSoak({ servers: Number(values.servers), seconds, visitors, json: Boolean(values.json) })
})
