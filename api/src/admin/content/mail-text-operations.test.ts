import { desc, eq } from 'drizzle-orm'
import { attempts, auditLog, mailOutbox, mailTexts, staff } from '../../database/schema'
import { sendDueMails } from '../../modules/mail/outbox-worker'
import type { MailTransport } from '../../modules/mail/transport'
import { operateFile, operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

type Sent = Parameters<MailTransport>[0]

let api: TestApp
beforeAll(async () => {
  api = await testApp()
  await api.db.insert(staff).values({ email: 'kim@example.com', name: 'Kim', role: 'owner', passwordHash: 'none' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(mailTexts)
  await api.db.delete(mailOutbox)
  await api.db.delete(attempts)
})

const { run, rowsOf } = operatorOf(() => api)
const show = async (name: string) => {
  const { record, tables } = (await run('mail-texts.show', { name })) as never as {
    record: { text: string; state: string; status: string }
    tables: { placeholders: object[] }
  }
  return { ...record, ...tables }
}
const edit = (name: string, text: string, more: object = {}, options: object = {}) =>
  run('mail-texts.edit', { name, ...more }, { text, ...options })

async function sendAll(): Promise<Sent[]> {
  const mails: Sent[] = []
  const settings = { publicUrl: 'https://shop.example', secret: api.secret }
  await sendDueMails(api.db, async (mail) => void mails.push(mail), settings)
  return mails
}
async function sendMail(template: string, data: Record<string, unknown>): Promise<Sent> {
  await api.db.insert(mailOutbox).values({ recipient: 'ana@example.com', template, data })
  return (await sendAll())[0]!
}
const answered = { username: 'Ana', answer: 'Yes, {name}.\n\nIn May.', original: 'When?', sentOn: '2026-05-02' }

describe('mail texts', () => {
  test('list every mail with its subject, and whether it was changed', async () => {
    await edit('password-changed', '# New password\n\nHi {name}!\n')
    const rows = await rowsOf('mail-texts.list')
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter(({ status }) => status === 'changed')).toMatchObject([
      { name: 'password-changed', subject: 'New password', sent_when: 'A customer changed the password' },
    ])
  })

  test('are sent in the words of the merchant, and by default again after a reset', async () => {
    const data = { username: 'Ana', business: 'Kai Gym' }
    await edit('wholesale-approved', '# Welcome, {business}\n\nHi {name}!\n\nYou are in.\n\n## Button\n\nSign in\n')
    const { subject, text, html } = await sendMail('wholesale-approved', data)
    expect(subject).toBe('Welcome, Kai Gym')
    expect(text).toContain('Hi Ana!\n\nYou are in.\n\nSign in:\nhttps://shop.example/wholesaler/desk')
    expect(html).toContain('>Sign in</a>')
    expect(await run('mail-texts.reset', { name: 'wholesale-approved' })).toMatchObject({
      done: 'Mail wholesale-approved has its default text again.',
    })
    expect((await sendMail('wholesale-approved', data)).subject).toBe('Your wholesale account is open')
    const [entry] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ action: 'mail-texts.reset', subject: 'wholesale-approved' })
    expect(String(entry!.detail.before)).toContain('# Welcome, {business}')
  })

  test('keep what they stand for as text: braces and markup of visitors stay as they are', async () => {
    await edit('message-answered', '# Re: {name}\n\nDear {name},\n\n{answer}\n\n{name} & <b>us</b>\n')
    const { text, html } = await sendMail('message-answered', { ...answered, username: '{answer}' })
    expect(text).toContain('Dear {answer},\n\nYes, {name}.\n\nIn May.\n\n{answer} & <b>us</b>')
    expect(html).toContain('{answer} &amp; &lt;b&gt;us&lt;/b&gt;')
  })

  test('omit a name that is missing, and a paragraph of nothing but an empty placeholder', async () => {
    await edit('wholesale-declined', '# Sorry\n\nDear {name},\n\n{reason}\n\nBye.\n')
    expect((await sendMail('wholesale-declined', { username: 'www.evil.example' })).text).toContain('Dear,\n\nBye.')
  })

  test.each([
    [
      'order-shipped',
      '# On its way {numbers}\n\nHi.',
      'Line 1: {numbers} is unknown. This mail knows {name}, {order_number}',
    ],
    ['newsletter-again', '# Hi\n\nHi {name}.', 'Line 3: {name} is unknown. This mail has no placeholders.'],
    ['message-answered', '# Our answer\n\nHi {name}.', 'This mail needs {answer} in its subject or text'],
    ['order-shipped', 'Hi.', 'Line 1: a mail starts with its subject'],
    ['order-shipped', '# A\n\n# B', 'Line 3: a mail has one subject.'],
    ['order-shipped', '# A', 'Line 1: this mail has no text below its subject.'],
    ['order-shipped', '# A\n\nB\n\n## Picture\n\nC', 'Line 5: expected "## Button" or "## Small print".'],
    ['order-shipped', '# A\n\nB\n\n## Button\n', '"## Button" has no text below it.'],
    ['order-shipped', '# A\n\nB\n\n## Button\n\nC\n\nD', 'Line 9: button and small print are one paragraph each.'],
    ['order-shipped', '# A\n\nB\n\n## Button\n\nC\n\n## Button\n\nD', 'Line 9: "Button" appears twice.'],
    ['reset-code', '# A\n\nB\n\n## Button\n\nC', 'Line 5: this mail has no button.'],
    ['order-shipped', `# ${'x'.repeat(151)}\n\nB`, 'Line 1: this has 151 characters; the maximum is 150.'],
    ['order-shipped', `# A\n\n${'b '.repeat(700)}\n\n${'b '.repeat(700)}\n\n${'b '.repeat(200)}`, 'at most 3000'],
    ['no-mail', '# A\n\nB', 'There is no mail no-mail.'],
  ])('of %s refuse %j', async (name, text, message) => {
    await expect(edit(name, text)).rejects.toThrow(message)
    expect(await api.db.$count(mailTexts)).toBe(0)
  })

  test('refuse to overwrite what someone else saved, with both texts', async () => {
    const { state, text } = await show('order-shipped')
    const mine = { name: 'order-shipped', text: '# Mine\n\nHi.\n', state }
    await edit('order-shipped', '# Theirs\n\nHi.\n')
    await expect(run('mail-texts.edit', mine)).rejects.toMatchObject({
      status: 409,
      detail: { extra: { sent: { text: mine.text }, current: { text: '# Theirs\n\nHi.\n' } } },
    })
    const { state: seen } = await show('order-shipped')
    await run('mail-texts.edit', { ...mine, state: seen })
    const exported = await operateFile(api, 'mail-texts.export', { name: 'order-shipped' })
    expect(exported.text).toMatch(/^<!-- mail order-shipped; state [0-9a-f]{12}\. Plain text\. -->\n\n# Mine/)
    await edit('order-shipped', text)
    await expect(edit('order-shipped', exported.text)).rejects.toThrow('changed since this file was exported')
  })

  test('name their placeholders with samples, and show a mail with them', async () => {
    const { placeholders } = await show('message-answered')
    expect(placeholders).toMatchObject([
      { placeholder: '{name}', sample: 'Ana', required: false },
      { placeholder: '{answer}', required: true },
    ])
    expect(
      await run('mail-texts.preview', { name: 'message-answered', text: '# Hi {name}\n\n{answer}' }),
    ).toMatchObject({ record: { subject: 'Hi Ana', text: expect.stringContaining('Yes, we ship to Guam.') as string } })
  })

  test('are tested by a mail to the member alone, ten times an hour, with an entry in the audit log', async () => {
    const asKim = { actor: 'kim@example.com' }
    const test = (more: object = {}) =>
      run('mail-texts.test', { name: 'order-shipped', text: '# Gone {order_number}\n\nHi.', ...more }, asKim)
    await expect(test({ to: 'ana@example.com' })).rejects.toThrow('Test mails go to your own address only.')
    for (let sent = 0; sent < 10; sent += 1) await test()
    await expect(test()).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
    const mails = await sendAll()
    expect(mails).toHaveLength(10)
    expect(mails[0]).toMatchObject({ to: 'kim@example.com', subject: 'Test: Gone CS-100042' })
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.action, 'mail-texts.test'))
    expect(entries).toHaveLength(10)
    expect(await api.db.$count(mailTexts)).toBe(0)
  })

  test('are tested by the command to the address that it names', async () => {
    await expect(run('mail-texts.test', { name: 'order-shipped' })).rejects.toThrow('Name an address')
    await run('mail-texts.test', { name: 'order-shipped', to: 'Mia@example.com' })
    expect(await sendAll()).toMatchObject([
      { to: 'mia@example.com', subject: 'Test: Your order has shipped (CS-100042)' },
    ])
  })
})
