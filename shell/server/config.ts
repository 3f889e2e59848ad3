import { resolve } from 'node:path'
import type { CardFields } from '@shop/releases'
import { productionProblems } from '@shop/shared-api/production'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The API's URL, for rendering and for proxying `/api`. */
  API_URL: z.url().optional(),
  API_PORT: port.default(4000),
  DATA_DIR: z.string().default(resolve(__dirname, '../../var')),
  RELEASES_URL: z.string().optional(),
  /** Origin that canonical addresses carry; unset, the address that the server listens on. */
  PUBLIC_URL: z.url().optional(),
  /** The merchant's console has an origin of its own. */
  OPERATIONS_PORT: port.default(3200),
  /** The console's address as staff type it; unset, the address that the server listens on. */
  OPERATIONS_URL: z.url().optional(),
  /** Addresses or ranges of the proxies with a trusted `x-forwarded-for`, separated by commas; `loopback` is one. */
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\w.:/, ]+$/, 'write addresses or ranges, as 10.0.0.0/8, parted by commas')
    .optional(),
  /** When set, cards are entered in Stripe's fields, and the CSP allows its script and frames. */
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Set by systemd, in microseconds: after this time without a signal of life it restarts this program. */
  WATCHDOG_USEC: z.coerce.number().int().positive().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The document server's settings, with the embedded defaults filled in. */
export interface ServerConfig {
  port: number
  host: string
  apiUrl: string
  dataDir: string
  releasesUrl: string
  publicUrl: string
  operationsPort: number
  /** Origin of the merchant's console, different from that of the shop. */
  operationsUrl: string
  /** False to trust none: visitors are identified by the address that they connect from. */
  trustedProxies: string | false
  cardFields: CardFields
  logLevel: string
  /** Set when systemd expects a signal of life at least this often. */
  watchdogMs: number | undefined
}

/** Reads the settings from the environment. Throws a sentence for each wrong variable, with how to fix it. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const problems = productionProblems(env, ['test-payments', 'local-url', 'insecure-url'])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(filled)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new Error(
      `${name} is "${env[name]}": ${issue?.message}. Set ${name} to a valid value, or unset it for the default.`,
    )
  }
  const {
    PORT,
    HOST,
    API_URL,
    API_PORT,
    DATA_DIR,
    RELEASES_URL,
    PUBLIC_URL,
    OPERATIONS_PORT,
    OPERATIONS_URL,
    TRUSTED_PROXIES,
    STRIPE_PUBLISHABLE_KEY,
    LOG_LEVEL,
    WATCHDOG_USEC,
  } = parsed.data
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`
  const operationsUrl = OPERATIONS_URL ?? `http://localhost:${OPERATIONS_PORT}`
  const isKnown = OPERATIONS_URL !== undefined || OPERATIONS_PORT !== 0
  if (isKnown && new URL(publicUrl).origin === new URL(operationsUrl).origin)
    throw new Error(
      `OPERATIONS_URL has the shop's own origin ${new URL(publicUrl).origin}. Set OPERATIONS_URL, or OPERATIONS_PORT, to another one.`,
    )
  return {
    port: PORT,
    host: HOST,
    apiUrl: API_URL ?? `http://127.0.0.1:${API_PORT}`,
    dataDir: DATA_DIR,
    releasesUrl: RELEASES_URL ?? resolve(DATA_DIR, 'releases'),
    publicUrl,
    operationsPort: OPERATIONS_PORT,
    operationsUrl: new URL(operationsUrl).origin,
    trustedProxies: TRUSTED_PROXIES ?? false,
    cardFields: STRIPE_PUBLISHABLE_KEY ? 'stripe' : 'own',
    logLevel: LOG_LEVEL,
    watchdogMs: WATCHDOG_USEC && WATCHDOG_USEC / 1_000,
  }
}
