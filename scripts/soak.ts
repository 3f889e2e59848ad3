import { killDrill } from '@shop/api/testing/kill-drill'
import { startPostgres } from '@shop/api/testing/postgres-cluster'
import { startShop } from '@shop/e2e/start-shop'
import { UsageError, type Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'
import { readAssortment } from './soak/assortment'
import { sendBadInput } from './soak/bad-input'
import { letVisit, percentile, type SoakResult } from './soak/visitors'
import { visitsTo } from './soak/visits'

const command: Command = {
  call: 'npm run soak --',
  about: 'Lets visitors browse a shop of its own for a while and counts every wrong answer.',
  options: {
    minutes: { type: 'string', value: 'n', help: 'how long (default 5)', default: '5' },
    visitors: { type: 'string', value: 'n', help: 'how many at once (default 8)', default: '8' },
    kill: {
      type: 'string',
      value: 'n',
      help: 'instead of browsing: order from an API on PostgreSQL that is killed n times (SIGKILL)',
    },
    'bad-input': {
      type: 'string',
      value: 'n',
      help: 'instead of browsing: send n made-up requests to each call of the API',
    },
    against: { type: 'string', value: 'url', help: 'visit this running shop instead of starting one' },
  },
}

function positive(text: string | boolean | undefined, name: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && value > 0) return value
  throw new UsageError(`--${name} is "${String(text)}", and has to be a number above 0.`)
}

function tell({ requests, errors, times }: SoakResult, began: number): void {
  const seconds = (Date.now() - began) / 1000
  const speed = `${Math.round(requests / seconds)}/s`
  const spread = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share)} ms`).join(', ')
  console.log(`${Math.round(seconds)} s: ${requests} requests (${speed}), ${errors} wrong, ${spread}`)
}

/** 0 when no acknowledged order was lost or doubled. */
async function drill(rounds: number, clients: number): Promise<number> {
  const cluster = await startPostgres()
  try {
    const plan = { rounds, clients, keepKey: true, tell: console.log }
    const result = await killDrill(await cluster.freshDatabase(), plan)
    const { begun, acknowledged, lost, doubled, conserved } = result
    console.log(`${acknowledged} of ${begun} purchases completed, ${lost} orders lost, ${doubled} doubled`)
    console.log(conserved ? 'Pieces sold and left add up.' : 'Pieces sold and left do not add up.')
    return lost === 0 && doubled === 0 && conserved && acknowledged === begun ? 0 : 1
  } finally {
    await cluster.stop()
  }
}

void runCommand(command, process.argv.slice(2), async ({ minutes, visitors, kill, 'bad-input': badInput, against }) => {
  if (kill) return drill(Math.ceil(positive(kill, 'kill')), Math.ceil(positive(visitors, 'visitors')))
  if (badInput) return sendBadInput(Math.ceil(positive(badInput, 'bad-input')))
  const duration = positive(minutes, 'minutes') * 60_000
  const crowd = Math.ceil(positive(visitors, 'visitors'))
  const own = against ? null : await startShop()
  try {
    const shop = String(against ?? own?.shop)
    const visits = visitsTo(await readAssortment(shop))
    const result: SoakResult = { requests: 0, errors: 0, times: [], samples: [] }
    const began = Date.now()
    const telling = setInterval(() => tell(result, began), 15_000)
    await letVisit(shop, visits, crowd, began + duration, result).finally(() => clearInterval(telling))
    tell(result, began)
    for (const sample of result.samples) console.log(`  ${sample}`)
    return result.errors === 0 ? 0 : 1
  } finally {
    await own?.stop()
  }
})
