import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@shop/federation/ports'
import { allowEverything } from '@shop/shared-api/production'
import { makeProduct } from '@shop/shared-api/testing/products'
import { startService } from '../../start/child-service'
import { waitUntilReady } from '../../start/wait-until-ready'
import { root } from '../stage-packages'

const category = {
  id: 1,
  title: 'Gloves',
  slug: 'gloves',
  description: '',
  image: '/img/gloves.svg',
  level: 1,
  parent_id: null,
  product_count: 12,
  in_menu: true,
}

/** The API's responses, by the start of the address; every other call gets a 404. */
const responses = { '/api/get-categories': [category], '/api/get-product/7': makeProduct() }

/** A running release server. */
export interface ReleaseServer {
  url: string
  stop: () => Promise<void>
}

/** Starts a release server on a folder, without the inspection of pages. */
export async function startReleaseServer(dataDir: string): Promise<ReleaseServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', join(root, 'releases/src/server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      RELEASES_PORT: '0',
      RELEASES_URL: '',
      RELEASES_RENDERER: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (url === undefined) continue
    createInterface({ input: server.stdout }).on('line', showFault)
    return { url, stop }
  }
  throw new Error('The release server exited before it listened.')
}

/** Shows a log line of the levels error and fatal: a request that fails names no reason to its client. */
function showFault(line: string): void {
  if (/"level":[56]0/.test(line)) process.stderr.write(`release server: ${line}\n`)
}

/** A document server on the releases in `dataDir`, with an API that knows one category and one product. */
export async function startDocumentServer(dataDir: string, releasesUrl: string) {
  const api = createServer(({ url = '' }, response) => {
    const [, data] = Object.entries(responses).find(([start]) => url.startsWith(start)) ?? []
    response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(data ? { data } : { code: 'not_found', message: 'Unknown.' }))
  })
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
  const port = await freePort()
  const service = startService(
    {
      name: 'document server',
      entry: join(root, 'shell/server/main.ts'),
      env: {
        DATA_DIR: dataDir,
        PORT: String(port),
        OPERATIONS_PORT: '0',
        RELEASES_PORT: new URL(releasesUrl).port,
        RELEASES_URL: undefined,
        API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        NODE_ENV: 'production',
        ALLOW_IN_PRODUCTION: allowEverything,
      },
    },
    () => undefined,
  )
  await waitUntilReady(service, 120)
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The text of a page's document. */
    page: async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    async stop() {
      await service.stop()
      api.closeAllConnections()
      await new Promise((done) => api.close(done))
    },
  }
}
