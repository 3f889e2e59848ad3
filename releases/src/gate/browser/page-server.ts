import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { contentKey } from '@shop/shared-api/file-address'
import { documentHeaders } from '../../documents/document-headers'
import { readVerifiedFile } from '../../manifest/verified-file'
import { chooseEncoding } from '../../server/encoding'
import type { CandidateSet } from '../candidate-set'
import type { RenderedPage } from '../../renderer/rendered-page'
import { partName, releaseVersion } from '../../contract'
import { callApi, readBody } from './call-api'

const fileTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

const compress = promisify(gzip)

/** Resolves with a page's document; rejects when it can't be rendered. */
export type RenderPage = (path: string) => Promise<RenderedPage>

interface PageServerOptions {
  render: RenderPage
  /** CSP sources of the set's inline scripts. */
  scriptHashes: readonly string[]
  /** Address of the API, without `/api`; null when none runs. */
  apiUrl: string | null
  /** Called with each failure of a part that the shell reports in a visit. */
  onFailure(visit: string, failure: ReportedFailure): void
}

/** Names a visit in its requests. */
export const visitHeader = 'x-gate-visit'

const reportedFailure = z.object({
  part: partName,
  version: releaseVersion,
  message: z.string().max(300),
  cause: z.string().max(20).optional(),
})
/** A part that failed in the browser, as the shell reports it to document servers. */
export type ReportedFailure = z.infer<typeof reportedFailure>

/** A shop made of one candidate set, for the gate's browser only. */
export interface PageServer {
  origin: string
  close(): Promise<void>
}

/**
 * Serves a candidate set on a random local port as the document server would: documents with its security policy, the
 * stored files of each part with verified hashes, and the API. It is also the browser's proxy, and refuses every other
 * address.
 */
export async function servePages(set: CandidateSet, options: PageServerOptions): Promise<PageServer> {
  let origin = ''
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
  })
  for (const event of ['connect', 'upgrade'] as const) server.on(event, (_request, socket) => socket.destroy())

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    if (url.origin !== origin) return void response.writeHead(403).end()
    const { pathname } = url
    if (pathname.startsWith('/api/')) return callApi(options.apiUrl, request, response, url)
    if (request.method !== 'GET') return receiveReport(request, response, pathname)
    if (pathname.startsWith('/r/')) return sendFile(set, pathname, request, response)
    // Icons and such belong to the document server.
    if (extname(pathname) !== '') return void response.writeHead(404).end()
    await sendDocument(url.pathname + url.search, response)
  }

  async function receiveReport(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    response.writeHead(204).end()
    if (pathname !== '/health/part-failures') return
    const report = reportedFailure.safeParse(JSON.parse((await readBody(request)).toString()))
    if (report.success) options.onFailure(String(request.headers[visitHeader]), report.data)
  }

  async function sendDocument(path: string, response: ServerResponse): Promise<void> {
    const { status, location, html, inlineStyles } = await options.render(path)
    if (location) return void response.writeHead(status, { location }).end()
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
    const headers = documentHeaders({ inlineStyles, scriptHashes: options.scriptHashes })
    response.writeHead(status, { ...headers, ...type }).end(await compress(html))
  }

  origin = await listen(server)
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function sendFile(set: CandidateSet, pathname: string, request: IncomingMessage, response: ServerResponse) {
  const { part, version, key, file } = addressOf(pathname)
  const manifest = set.parts[part]
  const folder = set.folders[part]
  const type = fileTypes[extname(pathname)]
  const expected = manifest?.files[`browser/${file}`]
  const isThis = key ? expected && contentKey(expected.integrity) === key : manifest?.version === version
  if (!type || !folder || !manifest || !isThis) return void response.writeHead(404).end()
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  const found = await readVerifiedFile({ folder, manifest, path: `browser/${file}`, encoding })
  if (!found) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': type,
    ...(found.encoding !== 'identity' && { 'content-encoding': found.encoding }),
  })
  response.end(found.bytes)
}

/** `/r/<part>/<version>/<file>` or `/r/<part>/files/<content key>/<file>`. */
function addressOf(pathname: string) {
  const pattern = /^\/r\/(?<part>[^/]+)\/(?:files\/(?<key>[^/]+)|(?<version>[^/]+))\/(?<file>.+)$/
  const { part = '', version, key, file } = pattern.exec(decodeURIComponent(pathname))?.groups ?? {}
  return { part, version, key, file }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
