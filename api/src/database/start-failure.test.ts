import { createServer, type AddressInfo } from 'node:net'
import { openPostgres } from './client'
import { requestDeadlines } from './deadlines'
import { explainStartFailure } from './start-failure'

describe('explainStartFailure', () => {
  test('reports that a silent database does not respond in time', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const url = `postgres://shop@127.0.0.1:${port}/shop`
    const handle = openPostgres(url, { max: 1, deadlines: { ...requestDeadlines, acquireMs: 50 } })
    const error: unknown = await handle.db.execute('SELECT 1').catch((failed: unknown) => failed)
    expect(explainStartFailure(error)).toMatch(/^The database at DATABASE_URL does not respond in time \(/)
    await handle.close()
    silent.close()
  })

  test.each([
    ['ECONNREFUSED', 'does not respond (ECONNREFUSED)'],
    ['28P01', 'refused the login'],
    ['55P03', 'is locked by another transaction'],
    ['53300', 'has no free connection'],
  ])('reports for %s that the database %s', (code, message) => {
    expect(explainStartFailure(Object.assign(new Error('refused'), { code }))).toContain(message)
  })

  test('returns undefined for other errors', () => {
    expect(explainStartFailure(new TypeError('a mistake'))).toBeUndefined()
  })
})
