import { eq } from 'drizzle-orm'
import { equipmentRequests, mailOutbox } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
const mailsTo = async (recipient: string) =>
  (await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(({ template }) => template)

describe('equipment operations', () => {
  const number = 'E7K3M9QX2B'
  beforeEach(async () => {
    await api.db.delete(equipmentRequests)
    await api.db.delete(mailOutbox)
    const items = [{ size: 'A2', color: 'White', qty: 40 }]
    const kai = { name: 'Kai', email: 'kai@example.com', phone: '5550102030', organisation: 'Kai Dojo' }
    await api.db.insert(equipmentRequests).values({ requestNumber: number, ...kai, category: 'gi', items })
  })
  const statusNow = async () => (await rowsOf('equipment.list', { status: 'all' }))[0]!.status

  test('lists an equipment request with its details', async () => {
    expect(await rowsOf('equipment.list')).toMatchObject([{ number, organisation: 'Kai Dojo', pieces: 40, quote: '' }])
    expect(await rowsOf('equipment.list', { status: 'approved' })).toEqual([])
  })

  test('refuses to approve an equipment request without a price', async () => {
    await expect(run('equipment.move', { number, to: 'approved' })).rejects.toThrow(
      `Request ${number} is received: it can become declined. Use "equipment quote" to set a price.`,
    )
  })

  test('neither stores nor mails a quote in a dry run', async () => {
    await run('equipment.quote', { number, amount: 1840, note: 'Forty gis.' }, { dryRun: true })
    expect([await statusNow(), await mailsTo('kai@example.com')]).toEqual(['received', []])
  })

  test("moves an equipment request from quote to completion and mails each step with the operator's note", async () => {
    await run('equipment.quote', { number: number.toLowerCase(), amount: 1840.5, note: 'Forty gis, five weeks.' })
    await run('equipment.move', { number, to: 'approved' })
    await run('equipment.move', { number, to: 'in_production', note: 'Cloth is cut.' })
    await run('equipment.move', { number, to: 'completed' })
    expect(await mailsTo('kai@example.com')).toEqual([
      'equipment-quoted',
      'equipment-approved',
      'equipment-in-production',
      'equipment-completed',
    ])
    expect(await run('equipment.show', { number })).toMatchObject({
      record: { status: 'completed', quote: '$1,840.50', quoteNote: 'Forty gis, five weeks.' },
      tables: {
        steps: [
          { status: 'quoted', note: '$1,840.50. Forty gis, five weeks.' },
          { status: 'approved' },
          { status: 'in_production', note: 'Cloth is cut.' },
          { status: 'completed' },
        ],
      },
    })
  })

  test('rejects a new price or status for a completed equipment request', async () => {
    await run('equipment.quote', { number, amount: 1840.5, note: 'Forty gis.' })
    for (const to of ['approved', 'in_production', 'completed']) await run('equipment.move', { number, to })
    await expect(run('equipment.quote', { number, amount: 1, note: 'Cheaper.' })).rejects.toThrow(
      'can no longer be quoted',
    )
    await expect(run('equipment.move', { number, to: 'declined', note: 'No.' })).rejects.toThrow('no other status')
    await expect(run('equipment.move', { number, to: 'declined' })).rejects.toThrow(/^give the reason with --note/)
    await expect(run('equipment.show', { number: 'E0000' })).rejects.toMatchObject({ status: 404 })
  })
})
