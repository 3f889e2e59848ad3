import { join } from 'node:path'
import { host } from '@shop/federation/ports'
import type { ServiceSpec } from './child-service'
import type { ShopSettings } from './settings'

/** The three services of a shop, each with its entry and its environment. */
export function serviceSpecs(settings: ShopSettings, root: string): Record<'api' | 'releases' | 'pages', ServiceSpec> {
  const { port, apiPort, releasesPort, dataDir } = settings
  const env = {
    HOST: host,
    PORT: String(port),
    API_PORT: String(apiPort),
    RELEASES_PORT: String(releasesPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }
  return {
    api: { name: 'API', entry: join(root, 'api/src/main.ts'), env },
    releases: { name: 'release server', entry: join(root, 'releases/src/server/main.ts'), env },
    pages: { name: 'document server', entry: join(root, 'shell/server/main.ts'), env },
  }
}
