import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { browserApi, onResponse } from './browser-api'

let server: Server
const open = XMLHttpRequest.prototype.open

describe('browserApi', () => {
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', '*')
      response.setHeader('access-control-expose-headers', 'x-release-revision')
      response.setHeader('x-release-revision', '12')
      request.resume().on('end', () => response.end('{"data":[]}'))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    // Routes the requests of this test's page to the server above.
    XMLHttpRequest.prototype.open = function (method: string, path: string | URL) {
      open.call(this, method, origin + String(path), true)
    }
  })

  afterAll(async () => {
    XMLHttpRequest.prototype.open = open
    await new Promise((closed) => server.close(closed))
  })

  test('reports upload progress in the browser, and notifies response listeners', async () => {
    const shares: number[] = []
    const revisions: (string | null)[] = []
    const stop = onResponse((headers) => revisions.push(headers.get('x-release-revision')))
    const body = new FormData()
    body.append('document', new File(['x'.repeat(200_000)], 'certificate.pdf'))
    await browserApi.request('POST /register-wholeseller', {
      body: body as never,
      silent: true,
      onUpload: (share) => shares.push(share),
    })
    stop()
    // jsdom reports no totals, so the fraction stays 0; without XMLHttpRequest there would be no event.
    expect(shares.length).toBeGreaterThan(0)
    expect(revisions).toEqual(['12'])
  })
})
