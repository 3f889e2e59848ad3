import type { IncomingMessage, ServerResponse } from 'node:http'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { readParts, type Part } from '../parts'
import { apiGateway } from './api-gateway'
import { claimDevPort } from './claim-port'
import { devConfigs } from './dev-config'
import { devDescription, devDocument } from './dev-document'

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

/** Answers every navigation with the part's page, without waiting for the build. */
function pageServer(part: Part): WebpackDevServer.Middleware {
  const others = readParts().filter(({ name }) => name !== part.name)
  const page = devDocument(part, [...others, part])
  return {
    name: 'page',
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (request.method !== 'GET' || !isNavigation(request)) return next()
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    },
  }
}

/** Answers the document server of a running shop, which may have no version of the part. */
function descriptionServer(part: Part): WebpackDevServer.Middleware {
  return {
    name: 'description',
    path: '/shop-part.json',
    middleware: (_request: IncomingMessage, response: ServerResponse) =>
      void response.setHeader('content-type', 'application/json; charset=utf-8').end(devDescription(part)),
  }
}

/** Browsers ask for pages as HTML; other clients name no type, and no page's path has an extension. */
function isNavigation({ url = '/', headers: { accept = '*/*' } }: IncomingMessage): boolean {
  const { pathname } = new URL(url, 'http://localhost')
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(pathname))
}

/** Starts a part's dev server; resolves with its stop function once it listens. */
export async function servePart(part: Part, { apiUrl, port = part.port }: ServeOptions): Promise<() => Promise<void>> {
  await claimDevPort(port)
  const compiler = webpack(devConfigs({ ...part, port }))
  if (!compiler) throw new Error(`webpack rejected the configuration of ${part.name}.`)
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      allowedHosts: 'all',
      hot: true,
      static: false,
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      setupMiddlewares: (middlewares) => [
        failureSink,
        descriptionServer(part),
        { name: 'api-gateway', middleware: apiGateway(apiUrl) },
        pageServer({ ...part, port }),
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
