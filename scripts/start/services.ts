import { join } from 'node:path'
import { host } from '@shop/federation/ports'
import { allocatorEnv } from '@shop/releases/allocator'
import { allowEverything } from '@shop/shared-api/production'
import type { ServiceSpec } from './child-service'
import type { ShopSettings } from './settings'

/** The three services of a shop with their entries and environments. */
export function serviceSpecs(settings: ShopSettings, root: string): Record<'api' | 'releases' | 'pages', ServiceSpec> {
  const { port, apiPort, releasesPort, operationsPort, dataDir, hangTimeoutMs } = settings
  const env = {
    HOST: host,
    PORT: String(port),
    API_PORT: String(apiPort),
    RELEASES_PORT: String(releasesPort),
    OPERATIONS_PORT: String(operationsPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    OPERATIONS_URL: process.env.OPERATIONS_URL || `http://localhost:${operationsPort}`,
    ...mode(process.env),
    ...allocatorEnv,
  }
  const [small, usual] = [1, 4].map((megabytes) => [`--max-semi-space-size=${megabytes}`])
  return {
    api: { name: 'API', entry: join(root, 'api/src/main.ts'), env, nodeArgs: usual },
    releases: { name: 'release server', entry: join(root, 'releases/src/server/main.ts'), env, nodeArgs: small },
    pages: { name: 'document server', entry: join(root, 'shell/server/main.ts'), env, nodeArgs: usual, hangTimeoutMs },
  }
}

/**
 * By default a start is a trial: at production speed, with everything allowed that production refuses.
 * `NODE_ENV=production npm start` runs a real shop.
 */
function mode({ NODE_ENV, ALLOW_IN_PRODUCTION }: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return NODE_ENV ? { NODE_ENV, ALLOW_IN_PRODUCTION } : { NODE_ENV: 'production', ALLOW_IN_PRODUCTION: allowEverything }
}
