import { eq } from 'drizzle-orm'
import { auditLog, authenticityReports, contactMessages, inboxAnswers, mailOutbox } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { sendMails } from '../../testing/send-mails'
import { callStaff, newStaff } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'
import type { Row } from '../operation'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
  await newStaff(api, 'kim@example.com')
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(mailOutbox))

const { run, rowsOf } = operatorOf(() => api)

/** Adds an entry and returns its id. */
const add = {
  messages: async (message = 'Do you ship to Guam?') => {
    const values = { name: 'Ana Lima', email: 'ana@example.com', message }
    const [row] = await api.db.insert(contactMessages).values(values).returning()
    return row!.id
  },
  reports: async (message = 'The seams look odd.') => {
    const values = { name: 'Ana Lima', email: 'ana@example.com', barcode: 'IC-1', seller: 'Market', message }
    const photos = ['11111111-1111-4111-8111-111111111111.webp']
    const [row] = await api.db
      .insert(authenticityReports)
      .values({ ...values, photos })
      .returning()
    return row!.id
  },
}
const kinds = ['messages', 'reports'] as const
const show = async (kind: string, id: number) =>
  (await run(`${kind}.show`, { id })) as { record: Row; tables: Record<string, Row[]> }
const listed = async (kind: string, input: object) => (await rowsOf(`${kind}.list`, input)).map(({ id }) => id)

describe('inbox entries', () => {
  test.each(kinds)('%s: mail an answer once, with the original quoted, and keep it', async (kind) => {
    const id = await add[kind]('First line.\nSee www.evil.example now.')
    await run(`${kind}.answer`, { id, text: 'Yes, we do.\n\nIt takes five days.' }, { actor: 'kim@example.com' })
    const mails = await sendMails(api.db)
    expect(mails).toMatchObject([{ to: 'ana@example.com' }])
    for (const text of ['Hello Ana Lima,', 'Yes, we do.', 'It takes five days.', '> First line.', 'YOU WROTE ON'])
      expect(mails[0]!.text).toContain(text)
    expect(mails[0]!.text).toContain('> See www. evil. example now.')
    expect(await sendMails(api.db)).toEqual([])
    const { record, tables } = await show(kind, id)
    expect(record).toMatchObject({ id, status: 'answered', version: 2 })
    expect(tables.answers).toMatchObject([{ by: 'kim@example.com', text: 'Yes, we do.\n\nIt takes five days.' }])
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, `${kind}.answer`))
    expect(entry).toMatchObject({ actor: 'kim@example.com', subject: String(id), detail: { to: 'answered' } })
    expect(JSON.stringify(entry!.detail)).not.toContain('five days')
  })

  test.each(kinds)('%s: follow new, read, answered and done, and reopen', async (kind) => {
    const id = await add[kind]()
    const move = (to: string) => run(`${kind}.move`, { id, to })
    const status = async () => (await show(kind, id)).record.status
    expect(await status()).toBe('new')
    for (const to of ['read', 'new', 'read', 'done']) {
      await move(to)
      expect(await status()).toBe(to)
    }
    expect(await move('done')).toMatchObject({ detail: { status: 'done' } })
    await expect(move('new')).rejects.toMatchObject({ status: 409 })
    await move('read')
    await run(`${kind}.answer`, { id, text: 'One.' })
    await expect(move('new')).rejects.toThrow('is answered: it can become read or done')
    await move('read')
    await run(`${kind}.answer`, { id, text: 'Two.', done: true })
    expect(await status()).toBe('done')
    expect((await show(kind, id)).tables.answers).toMatchObject([{ text: 'One.' }, { text: 'Two.' }])
  })

  test.each(kinds)('%s: refuse a change of an older version with both versions, and mail nothing', async (kind) => {
    const id = await add[kind]()
    await run(`${kind}.move`, { id, to: 'read' })
    await run(`${kind}.answer`, { id, text: 'The first answer.', version: 1 }, { actor: 'kim@example.com' })
    await sendMails(api.db)
    for (const [name, input] of [
      ['answer', { text: 'The second answer.' }],
      ['move', { to: 'done' }],
      ['assign', { to: 'kim@example.com' }],
    ] as const) {
      const sent = 'text' in input ? input : {}
      await expect(run(`${kind}.${name}`, { id, ...input, version: 1 })).rejects.toMatchObject({
        status: 409,
        detail: {
          extra: { sent, current: { record: { version: 2 }, tables: { answers: [{ text: 'The first answer.' }] } } },
        },
      })
    }
    expect(
      await api.db.$count(inboxAnswers, eq(kind === 'messages' ? inboxAnswers.messageId : inboxAnswers.reportId, id)),
    ).toBe(1)
    expect(await sendMails(api.db)).toEqual([])
    await run(`${kind}.answer`, { id, text: 'The second answer.', version: 2 })
    expect(await sendMails(api.db)).toHaveLength(1)
  })

  test.each(kinds)('%s: are assigned to members of staff alone', async (kind) => {
    const id = await add[kind]()
    await run(`${kind}.assign`, { id, to: 'Kim@example.com' })
    expect((await show(kind, id)).record).toMatchObject({ assigned_to: 'kim@example.com', status: 'new' })
    await run(`${kind}.assign`, { id, to: null })
    expect((await show(kind, id)).record.assigned_to).toBeNull()
    await expect(run(`${kind}.assign`, { id, to: 'ana@example.com' })).rejects.toMatchObject({ status: 422 })
  })

  test.each(kinds)('%s: are filtered by status and text, page by page', async (kind) => {
    const ids = [await add[kind]('Where is my Parcel?'), await add[kind]('100 % cotton?'), await add[kind]('A parcel.')]
    await run(`${kind}.move`, { id: ids[2], to: 'done' })
    expect(await listed(kind, { text: 'parcel' })).toEqual([ids[0]])
    expect(await listed(kind, { text: 'parcel', status: 'all' })).toEqual([ids[2], ids[0]])
    expect(await listed(kind, { text: '0 %' })).toEqual([ids[1]])
    expect(await listed(kind, { status: 'new', limit: 1, after: String(ids[1]) })).toEqual([ids[0]])
    expect((await listed(kind, { status: 'done' }))[0]).toBe(ids[2])
  })

  test('are answered once by two members who answer the same version at once', async () => {
    const id = await add.messages()
    const answer = (text: string) => run('messages.answer', { id, text, version: 1 })
    const results = await Promise.allSettled([answer('From Kim.'), answer('From Lee.')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await sendMails(api.db)).toHaveLength(1)
  })

  test('count what is new', async () => {
    const counts = async () => ((await run('inbox.counts')) as { record: Record<string, number> }).record
    const before = await counts()
    const id = await add.messages()
    await add.reports()
    expect(await counts()).toMatchObject({ messages: before.messages! + 1, reports: before.reports! + 1 })
    await run('messages.move', { id, to: 'read' })
    expect(await counts()).toMatchObject({ messages: before.messages })
  })

  test('show the photos of a report to the console by their calls', async () => {
    const id = await add.reports()
    const { tables } = (await run('reports.show', { id }, { linksFiles: true })) as { tables: Record<string, Row[]> }
    const file = '/api/staff/files/authenticity/11111111-1111-4111-8111-111111111111.webp'
    expect(tables.photos).toEqual([{ file }])
  })

  test('are read, but not answered, by a role that only reads', async () => {
    const cookie = await newStaff(api, 'reader@example.com', 'read_only')
    const id = await add.messages()
    const call = (name: string, body: object) => callStaff(api, `operations/${name}`, { body, cookie })
    expect((await call('messages.show', { id })).status).toBe(200)
    expect((await call('messages.answer', { id, text: 'Mine.' })).status).toBe(403)
    expect((await call('messages.move', { id, to: 'read' })).status).toBe(403)
  })

  test('answer 404 for an entry that does not exist', async () => {
    for (const [name, input] of [
      ['show', {}],
      ['move', { to: 'read' }],
      ['answer', { text: 'Yes.' }],
    ] as const)
      await expect(run(`messages.${name}`, { id: 99_999, ...input })).rejects.toMatchObject({ status: 404 })
  })
})
