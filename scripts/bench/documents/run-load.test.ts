import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '../../jest/temporary-folder'
import { runLoad } from './run-load'

describe('load generator', () => {
  test('sends the paths in order over few connections and counts responses of any size', async () => {
    const paths: string[] = []
    const ports = new Set<number>()
    const server = createServer(({ url = '', socket }, reply) => {
      paths.push(url)
      ports.add(socket.remotePort ?? 0)
      const body = 'x'.repeat(Number(url.slice(1)))
      reply.writeHead(url === '/0' ? 404 : 200, { 'content-length': body.length })
      reply.end(body)
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const pathsFile = join(temporaryFolder('load'), 'paths.json')
    writeFileSync(pathsFile, JSON.stringify(['/0', '/1', '/300000', '/20']))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const result = await runLoad({ url, pathsFile, connections: 2, seconds: 60, requests: 10 })
    server.close()
    expect(result).toMatchObject({ requests: 10, failed: 3 })
    expect([...paths].sort()).toEqual(['/0', '/0', '/0', '/1', '/1', '/1', '/20', '/20', '/300000', '/300000'])
    expect(ports.size).toBe(2)
  })
})
