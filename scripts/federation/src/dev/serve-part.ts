import type { IncomingMessage, ServerResponse } from 'node:http'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { Part } from '../parts'
import { apiGateway } from './api-gateway'
import { claimDevPort } from './claim-port'
import { devConfig } from './dev-config'

interface ServeOptions {
  /** Origin of the API behind `/api`. */
  apiUrl: string
  port?: number
}

/** Accepts reports of failed parts, which a release registry would evaluate; in development the console shows them. */
const failureSink: WebpackDevServer.Middleware = {
  name: 'failure-sink',
  path: '/health/part-failures',
  middleware: (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end(),
}

/** Starts a part's dev server; resolves with its stop function once it listens. */
export async function servePart(part: Part, { apiUrl, port = part.port }: ServeOptions): Promise<() => Promise<void>> {
  await claimDevPort(port)
  const compiler = webpack(devConfig({ ...part, port }))
  if (!compiler) throw new Error(`webpack rejected the configuration of ${part.name}.`)
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      allowedHosts: 'all',
      hot: true,
      historyApiFallback: { disableDotRule: true },
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      setupMiddlewares: (middlewares) => [
        failureSink,
        { name: 'api-gateway', middleware: apiGateway(apiUrl) },
        ...middlewares,
      ],
    },
    compiler,
  )
  await server.start()
  server.middleware?.waitUntilValid(() => process.send?.({ event: 'ready' }))
  return async () => {
    await server.stop()
    // Writes what the cache still holds in memory.
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  }
}
