import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { Pool } from 'pg'
import { failureOfDatabase } from './failures'

describe('failures', () => {
  test.each<[string, (socket: Socket) => unknown]>([
    ['never responds', () => undefined],
    ['closes the connection', (socket) => socket.on('data', () => socket.end())],
    ['resets the connection', (socket) => socket.on('data', () => socket.resetAndDestroy())],
  ])('reports a temporary outage when PostgreSQL %s', async (_how, treat) => {
    const server = createServer((socket) => void treat(socket.on('error', () => undefined)))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 })
    const failure: unknown = await pool.query('SELECT 1').catch((error: unknown) => error)
    expect(failureOfDatabase(failure)).toMatchObject({ status: 503, detail: { retryAfter: 5 } })
    await pool.end()
    server.close()
  })
})
