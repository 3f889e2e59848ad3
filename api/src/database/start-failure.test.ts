import { createServer, type AddressInfo } from 'node:net'
import { openPostgres } from './client'
import { requestDeadlines } from './deadlines'
import { explainStartFailure } from './start-failure'

describe('explainStartFailure', () => {
  test('says of a database that accepts connections and stays silent that it does not answer in time', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const url = `postgres://shop@127.0.0.1:${port}/shop`
    const handle = openPostgres(url, { max: 1, deadlines: { ...requestDeadlines, acquireMs: 50 } })
    const error: unknown = await handle.db.execute('SELECT 1').catch((failed: unknown) => failed)
    expect(explainStartFailure(error)).toMatch(/^The database at DATABASE_URL does not answer in time \(/)
    await handle.close()
    silent.close()
  })

  test.each([
    ['ECONNREFUSED', 'does not answer (ECONNREFUSED)'],
    ['28P01', 'does not let us in'],
    ['55P03', 'is locked by another transaction'],
    ['53300', 'has no free connection'],
  ])('says of %s that the database %s', (code, words) => {
    expect(explainStartFailure(Object.assign(new Error('refused'), { code }))).toContain(words)
  })

  test('leaves other errors alone', () => {
    expect(explainStartFailure(new TypeError('a mistake'))).toBeUndefined()
  })
})
