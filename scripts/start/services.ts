import { join } from 'node:path'
import { host } from '@shop/federation/ports'
import type { ServiceSpec } from './child-service'
import type { ShopSettings } from './settings'

/** The three services of a shop, each with its entry, its environment and where it tells its health. */
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
  const at = (servicePort: number, path: string) => `http://${host}:${servicePort}${path}`
  return {
    api: { name: 'API', entry: join(root, 'api/src/main.ts'), env, healthUrl: at(apiPort, '/api/health/ready') },
    releases: {
      name: 'release server',
      entry: join(root, 'releases/src/server/main.ts'),
      env,
      healthUrl: at(releasesPort, '/health'),
    },
    pages: {
      name: 'document server',
      entry: join(root, 'shell/server/main.ts'),
      env,
      healthUrl: at(port, '/healthz'),
    },
  }
}
