import { desc } from 'drizzle-orm'
import { auditLog, menuLinks } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())
afterEach(() => api.db.delete(menuLinks))

const { run, rowsOf } = operatorOf(() => api)
const add = async (title: string, url: string) =>
  ((await run('menu-links.add', { title, url })) as never as { detail: { id: number } }).detail.id
const shown = async () => (await api.call('GET /general-setting')).body.data.menu_links
const lastAudit = async () => (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!

describe('links of the menu', () => {
  test('are shown in order, and change, move and leave with an entry in the audit log', async () => {
    expect(await shown()).toEqual([])
    await add('Open mat', '/pages/open-mat')
    const gym = await add('Our gym', 'https://gym.example')
    await run('menu-links.move', { id: gym, to: 'up' })
    expect(await shown()).toEqual([
      { title: 'Our gym', url: 'https://gym.example' },
      { title: 'Open mat', url: '/pages/open-mat' },
    ])
    await run('menu-links.change', { id: gym, title: 'The gym' })
    expect(await lastAudit()).toMatchObject({
      action: 'menu-links.change',
      subject: String(gym),
      detail: { before: { title: 'Our gym' }, after: { title: 'The gym', url: 'https://gym.example' } },
    })
    expect(await run('menu-links.change', { id: gym, title: 'The gym' })).toMatchObject({
      done: 'The gym is like that already.',
    })
    await run('menu-links.remove', { id: gym })
    expect(await shown()).toEqual([{ title: 'Open mat', url: '/pages/open-mat' }])
    expect(await lastAudit()).toMatchObject({ action: 'menu-links.remove', detail: { before: { title: 'The gym' } } })
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://gym.example', 'pages/open-mat', ''])(
    'refuse the address "%s"',
    async (url) => {
      await expect(add('Open mat', url)).rejects.toMatchObject({ status: 422 })
      expect(await rowsOf('menu-links.list')).toEqual([])
    },
  )

  test('are eight at most, and the first and the last stay where they are', async () => {
    for (let number = 1; number <= 8; number += 1) await add(`Link ${number}`, '/faqs')
    await expect(add('Link 9', '/faqs')).rejects.toThrow('8 links already')
    const rows = await rowsOf('menu-links.list')
    await expect(run('menu-links.move', { id: rows[0]!.id, to: 'up' })).rejects.toThrow('Link 1 is first already.')
    await expect(run('menu-links.move', { id: rows[7]!.id, to: 'down' })).rejects.toThrow('Link 8 is last already.')
    await expect(run('menu-links.remove', { id: 9_999 })).rejects.toMatchObject({ status: 404 })
  })
})
