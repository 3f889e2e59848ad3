import { eq } from 'drizzle-orm'
import { auditLog, authenticityCodes, contactMessages, mailOutbox } from '../../database/schema'
import { operateFile, operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)

describe('inbox operations', () => {
  const batch = { product: 'bag-glove', batch: 'GLV-A', count: 1500, made_on: '2027-02-01' }
  const check = async (barcode: string, from = '203.0.113.1') =>
    (await api.call('POST /product-authenticity', { body: { barcode }, headers: { 'x-forwarded-for': from } })).body
      .status

  test('creates no codes in a dry run', async () => {
    let pieces = 0
    const tried = { ...batch, batch: 'GLV-0' }
    await run('codes.make', tried, { dryRun: true, emit: async () => void (pieces += 1) })
    expect([pieces, await api.db.$count(authenticityCodes, eq(authenticityCodes.batch, 'GLV-0'))]).toEqual([0, 0])
  })

  test('creates distinct codes once, exports them for the printer and confirms each in a check', async () => {
    const { text } = await operateFile(api, 'codes.make', batch)
    const [head, ...lines] = text.trimEnd().split('\r\n')
    const codes = lines.map((line) => line.split(',')[0]!)
    expect([head, codes.length, new Set(codes).size]).toEqual(['code,batch,product,made_on', 1500, 1500])
    expect(lines[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5},GLV-A,bag-glove,2027-02-01$/)
    expect(await check(codes[7]!)).toBe('authentic')
    expect(await run('codes.show', { code: codes[7]!.toLowerCase() })).toMatchObject({ record: { checks: 1 } })
    const again = (await operateFile(api, 'codes.export', { batch: 'GLV-A' })).text
    expect(again.split('\r\n').sort()).toEqual(text.split('\r\n').sort())
    await expect(run('codes.make', batch)).rejects.toThrow(`"codes export ${batch.batch}" exports its codes again`)
    await expect(run('codes.make', { ...batch, product: 'nothing', batch: 'X' })).rejects.toMatchObject({ status: 404 })
  })

  test('lists the most checked batch first and reports codes of a removed batch as unknown', async () => {
    await operateFile(api, 'codes.make', { ...batch, batch: 'GLV-B', count: 3 })
    const [authenticityCode] = await api.db.select().from(authenticityCodes).where(eq(authenticityCodes.batch, 'GLV-B'))
    for (const from of ['203.0.113.1', '203.0.113.2'])
      expect(await check(authenticityCode!.code, from)).toBe('authentic')
    const rows = await rowsOf('codes.batches')
    expect(rows[0]).toMatchObject({ batch: 'GLV-B', product: 'bag-glove', codes: 3, checked: 1, most_checks: 2 })
    expect(rows.at(-1)).toMatchObject({ batch: 'B7', codes: 1, checked: 0 })
    expect(await run('codes.remove', { batch: 'GLV-B' })).toMatchObject({ detail: { codes: 3, checked: 1 } })
    expect(await check(authenticityCode!.code)).toBe('unknown')
    await expect(run('codes.remove', { batch: 'GLV-B' })).rejects.toMatchObject({ status: 404 })
  })

  test('lists messages newest first up to the limit', async () => {
    for (const message of ['The first question.', 'The second question.']) {
      await api.call('POST /contact', { body: { name: 'Ana Lima', email: 'ana@example.com', message } })
    }
    expect(await rowsOf('messages.list')).toMatchObject([
      { message: 'The second question.' },
      { message: 'The first question.', email: 'ana@example.com' },
    ])
    expect(await rowsOf('messages.list', { limit: 1 })).toHaveLength(1)
    expect(await api.db.$count(contactMessages)).toBe(2)
  })

  test('lists authenticity reports with the paths of their photos', async () => {
    const report = {
      name: 'Ana',
      email: 'ana@example.com',
      barcode: 'IC-00000-00000',
      seller: 'Market',
      message: 'Odd.',
    }
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...report, message: 'The seams look odd to me.' }))
      body.append(name, value)
    expect((await api.call('POST /authenticity-mail', { body })).status).toBe(201)
    expect(await rowsOf('reports.list')).toMatchObject([{ barcode: 'IC-00000-00000', seller: 'Market', photos: '' }])
  })

  test('lists failed mails with the error and retries them immediately on request', async () => {
    const [stuck] = await api.db
      .insert(mailOutbox)
      .values({ recipient: 'ana@example.com', template: 'reset-code', data: { code: 'SECRET22' }, attempts: 12 })
      .returning()
    await api.db.update(mailOutbox).set({ lastError: 'connection refused' }).where(eq(mailOutbox.id, stuck!.id))
    const rows = await rowsOf('mails.stuck')
    expect(rows).toMatchObject([{ id: stuck!.id, to: 'ana@example.com', tries: 12, error: 'connection refused' }])
    expect(JSON.stringify(rows)).not.toContain('SECRET22')
    await run('mails.retry', { id: stuck!.id })
    expect(await rowsOf('mails.stuck')).toEqual([])
    await api.db.update(mailOutbox).set({ sentAt: new Date() }).where(eq(mailOutbox.id, stuck!.id))
    await expect(run('mails.retry', { id: stuck!.id })).rejects.toMatchObject({ status: 404 })
  })

  test('filters the audit log by actor, action, subject and date, newest first', async () => {
    await run('settings.set', { name: 'free_shipment', value: '120' }, { actor: 'Bo (root@desk)' })
    await run('stock.set', { sku: 'GLV-BLK-10', from: 10, to: 9 }, { actor: 'Bo (root@desk)' })
    expect((await rowsOf('audit.list', { actor: 'bo' })).map(({ action }) => action)).toEqual([
      'stock.set',
      'settings.set',
    ])
    expect(await rowsOf('audit.list', { action: 'settings', subject: 'free_shipment' })).toHaveLength(1)
    expect(await rowsOf('audit.list', { actor: '%' })).toEqual([])
    expect(await rowsOf('audit.list', { since: '2999-01-01' })).toEqual([])
    expect(await rowsOf('audit.list', { limit: 1 })).toHaveLength(1)
  })

  test('rejects every change to the audit log', async () => {
    await expect(api.db.update(auditLog).set({ actor: 'nobody' })).rejects.toThrow()
    await expect(api.db.delete(auditLog)).rejects.toThrow()
  })
})
