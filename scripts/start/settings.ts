import { resolve } from 'node:path'

/** Ports and data folder of a shop. */
export interface ShopSettings {
  port: number
  apiPort: number
  releasesPort: number
  /** Of the merchant's console. */
  operationsPort: number
  /** Absolute. */
  dataDir: string
  /** After blocking its event loop for this many ms, the document server is killed and restarted. */
  hangTimeoutMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings for a start from the environment. Throws a message with the invalid variable and its fix. */
export function readSettings(env: Environment, root: string): ShopSettings {
  const settings = {
    port: readPort(env, 'PORT', 3000),
    apiPort: readPort(env, 'API_PORT', 4000),
    releasesPort: readPort(env, 'RELEASES_PORT', 3100),
    operationsPort: readPort(env, 'OPERATIONS_PORT', 3200),
    dataDir: resolve(root, env.DATA_DIR || 'var'),
    hangTimeoutMs: readHangTimeout(env),
  }
  const { port, apiPort, releasesPort, operationsPort } = settings
  rejectSamePorts({ PORT: port, API_PORT: apiPort, RELEASES_PORT: releasesPort, OPERATIONS_PORT: operationsPort })
  return settings
}

function readPort(env: Environment, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Error(`${name} is "${text}", but a port is a number from 0 (any free port) to 65535: set ${name} to one.`)
}

function readHangTimeout({ HANG_TIMEOUT_MS: text }: Environment): number {
  const milliseconds = Number(text || 10_000)
  if (Number.isInteger(milliseconds) && milliseconds >= 2_000 && milliseconds <= 600_000) return milliseconds
  throw new Error(`HANG_TIMEOUT_MS is "${text}": set HANG_TIMEOUT_MS to a whole number from 2000 to 600000.`)
}

function rejectSamePorts(ports: Record<string, number>): void {
  const seen = new Map<number, string>()
  for (const [name, port] of Object.entries(ports)) {
    const other = seen.get(port)
    if (port !== 0 && other) throw new Error(`${other} and ${name} are both ${port}: give each its own port.`)
    seen.set(port, name)
  }
}
