import { emailChanges, emailUndos, knownDevices, resetCodes } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'
import { sweepSecrets } from './sweep-secrets'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const hash = (text: string) => Buffer.from(text)

describe('sweepSecrets', () => {
  test('deletes what has expired and retains what is valid', async () => {
    const [old, fresh] = [await api.signUp('old@example.com'), await api.signUp('fresh@example.com')]
    await api.db.delete(knownDevices)
    for (const [userId, expiresAt, createdAt] of [
      [old.user.id, minutes(-1), minutes(-61)],
      [fresh.user.id, minutes(1), minutes(-20)],
    ] as const) {
      const row = { userId, expiresAt, tokenHash: hash(userId) }
      await api.db.insert(resetCodes).values({ ...row, createdAt })
      await api.db.insert(emailChanges).values({ ...row, email: 'next@example.com' })
      await api.db.insert(emailUndos).values({ ...row, email: 'before@example.com' })
      await api.db.insert(knownDevices).values(row)
    }
    await sweepSecrets(api.db)
    for (const table of [resetCodes, emailChanges, emailUndos, knownDevices]) {
      const rows = await api.db.select({ userId: table.userId }).from(table)
      expect(rows).toEqual([{ userId: fresh.user.id }])
    }
  })
})
