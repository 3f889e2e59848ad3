import { resolve } from 'node:path'

/** Ports and data folder of a shop. */
export interface ShopSettings {
  port: number
  apiPort: number
  releasesPort: number
  /** Absolute. */
  dataDir: string
  /** After blocking its event loop for this many ms, the document server is killed and restarted. */
  hangTimeoutMs: number
  /** Whether remotes are built with an open entry. */
  hasOpenEntry?: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings for a start from the environment. Throws a message with the invalid variable and its fix. */
export function readSettings(env: Environment, root: string): ShopSettings {
  const settings = {
    port: readPort(env, 'PORT', 3000),
    apiPort: readPort(env, 'API_PORT', 4000),
    releasesPort: readPort(env, 'RELEASES_PORT', 3100),
    dataDir: resolve(root, env.DATA_DIR || 'var'),
    hangTimeoutMs: readHangTimeout(env),
  }
  rejectSamePort('PORT', settings.port, 'API_PORT', settings.apiPort)
  rejectSamePort('PORT', settings.port, 'RELEASES_PORT', settings.releasesPort)
  rejectSamePort('API_PORT', settings.apiPort, 'RELEASES_PORT', settings.releasesPort)
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

function rejectSamePort(name: string, port: number, otherName: string, otherPort: number): void {
  if (port === 0 || port !== otherPort) return
  throw new Error(`${name} and ${otherName} are both ${port}: give each its own port.`)
}
