import { eq } from 'drizzle-orm'
import type { DatabaseHandle } from '../../database/client'
import { mailOutbox, pages, products, settings, staff, staffInvitations, states } from '../../database/schema'
import { seed } from '../../seed/seed'
import { memoryDatabase } from '../../testing/memory-database'
import { operate } from '../../testing/operate'

let handle: DatabaseHandle
beforeEach(async () => void (handle = await memoryDatabase()))
afterEach(() => handle.close())

const values = { title: 'Fight Barn', email: 'hello@fightbarn.example', accent: '#0B5D3B' }
const init = (input: object = {}, more: object = {}) =>
  operate(
    { db: handle.db, dataDir: '/nowhere' },
    'shop.init',
    { values, owner: 'kim@fightbarn.example', ...input },
    more,
  )

describe('a shop of one’s own', () => {
  test('begins in an empty database: named, able to ship, without products, also after a start', async () => {
    const { db } = handle
    const result = await init()
    expect(result).toMatchObject({
      done: expect.stringMatching(/^Fight Barn is set up.*\/operations\/invitation#[\w-]{43}$/),
      detail: { title: 'Fight Barn', email: 'kim@fightbarn.example', role: 'owner' },
    })
    expect((await db.select().from(settings))[0]).toMatchObject({ ...values, accent: '#0b5d3b', phone: '' })
    const [mail] = await db.select().from(mailOutbox)
    expect(mail).toMatchObject({ recipient: 'kim@fightbarn.example', template: 'staff-invited' })
    expect(await seed(db)).toEqual({ products: 0, variants: 0, demoUsers: 0 })
    expect(await db.$count(products)).toBe(0)
    expect(await db.$count(states)).toBe(51)
    const texts = await db.select().from(pages)
    expect(texts).toHaveLength(5)
    expect(JSON.stringify(texts)).not.toMatch(/ironcorner/i)
  })

  test('takes the place of the demo only on request', async () => {
    await seed(handle.db)
    await expect(init()).rejects.toThrow('Add --remove-demo')
    expect((await handle.db.select().from(settings))[0]).toMatchObject({ title: 'Ironcorner' })
    await init({ remove_demo: true })
    expect(await handle.db.$count(products)).toBe(0)
    expect((await handle.db.select().from(settings))[0]).toMatchObject({ ...values, accent: '#0b5d3b', phone: '' })
  })

  test('can begin again while no one joined, which ends the invitation of a mistyped owner', async () => {
    await init({ owner: 'mistyped@fightbarn.example' })
    await init({ values: { ...values, title: 'Fight Barn NJ' } })
    expect((await handle.db.select().from(staffInvitations)).map(({ email }) => email)).toEqual([
      'kim@fightbarn.example',
    ])
    const [terms] = await handle.db.select().from(pages).where(eq(pages.slug, 'term-conditions'))
    expect(terms!.summary).toContain('Fight Barn NJ')
  })

  test('is refused once there is staff', async () => {
    await init()
    await handle.db.insert(staff).values({ email: 'a@b.example', name: 'A', role: 'owner', passwordHash: 'x' })
    await expect(init()).rejects.toThrow('has staff already')
  })

  test.each([
    [{ values: { title: 'Fight Barn' } }, 'The shop needs a title and an email.'],
    [{ owner: 'nobody' }, 'owner: Invalid email address'],
    [{ values: { ...values, accent: 'green' } }, 'accent: "green" is not a color'],
    [{ logo: 'logo.svg' }, 'logo: It must be the file name of a JPEG'],
  ])('is refused as a whole for %j', async (input, message) => {
    await expect(init(input)).rejects.toThrow(message)
    expect(await handle.db.$count(settings)).toBe(0)
  })
})
