import type { AddressInfo } from 'node:net'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { elapse, until } from '@shop/shared-api/testing/until'
import sharp from 'sharp'
import { openRawForm, type RawForm } from '../testing/raw-form'
import { multipart } from '../testing/multipart'
import { testApp, type TestApp } from '../testing/test-app'

const PATHS = ['/add-rating', '/equipment-request', '/authenticity-mail', '/register-wholeseller']

describe('incomplete uploads', () => {
  let api: TestApp
  let port: number
  let reviewers = 0
  const open: RawForm[] = []

  beforeAll(async () => {
    api = await testApp()
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    port = (api.app.server.address() as AddressInfo).port
  })
  afterEach(async () => {
    for (const { socket } of open) socket.destroy()
    await Promise.all(open.splice(0).map(({ closed }) => closed))
  })
  afterAll(() => api.close())

  const review = () =>
    multipart({
      product_id: api.shop.products.belt,
      name: 'Ana',
      email: `reviewer${(reviewers += 1)}@example.com`,
      rating: 5,
      comment: 'Fits well and holds its color.',
    })

  async function halfSend(count: number, addressOf: (index: number) => string) {
    const forms: RawForm[] = []
    for (let index = 0; index < count; index += 1) {
      const form = review()
      form.append('images', new Blob([new Uint8Array(50_000)]), 'a.png')
      const raw = await openRawForm(port, PATHS[index % PATHS.length]!, form, addressOf(index))
      raw.send(500)
      forms.push(raw)
    }
    open.push(...forms)
    // Younger forms have no rate yet: they are not cut off as too slow.
    await elapse(300)
    return forms
  }

  async function expectReviewsWork(address: string) {
    const statuses = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const raw = await openRawForm(port, '/add-rating', review(), address)
        open.push(raw)
        raw.send()
        return (await raw.answered).slice(9, 12)
      }),
    )
    expect(statuses).toEqual(['201', '201', '201'])
  }

  const from = (network: number) => (index: number) => `10.${network}.${index}.1`

  test('accept reviews while eight forms break off and others wait', async () => {
    const forms = await halfSend(8, () => '10.20.0.1')
    for (const { socket, closed } of [...forms.slice(4), ...forms.slice(0, 4)]) {
      socket.destroy()
      await closed
    }
    await expectReviewsWork('10.21.0.1')
  })

  test.each([
    ['destroyed', ({ socket }: RawForm) => void socket.destroy()],
    ['ended', ({ socket }: RawForm) => void socket.end()],
    ['reset', ({ socket }: RawForm) => void socket.resetAndDestroy()],
    ['left open', () => undefined],
  ])('accept reviews during twenty half-sent forms of twenty networks that are %s', async (how, leave) => {
    const forms = await halfSend(20, from(30 + how.length))
    for (const form of forms) leave(form)
    await expectReviewsWork(`10.22.${how.length}.1`)
  })

  test('leave room for everyone during twenty open forms of one network', async () => {
    await halfSend(20, () => '10.23.0.1')
    await expectReviewsWork('10.23.0.2')
    await expectReviewsWork('10.23.0.1')
  })

  test('release all slots and files of forms that broke off', async () => {
    const address = '10.24.0.1'
    for (const [index, { socket }] of (await halfSend(8, () => address)).entries()) {
      if (index % 2) socket.destroy()
      else socket.end()
    }
    await Promise.all(open.map(({ closed }) => closed))
    const again = await halfSend(12, () => address)
    const refused = again.filter(({ socket }) => socket.readableEnded || socket.bytesRead > 0)
    expect(refused).toEqual([])
    for (const form of again) form.send()
    const answers = await Promise.all(again.map(({ answered }) => answered))
    expect(answers.filter((answer) => answer.includes('uploads at once'))).toEqual([])
    expect(filesInSpool()).toEqual([])
  })

  test('skip a complete form after its sender disconnected, and leave no file', async () => {
    const form = review()
    form.append('images', new Blob([new Uint8Array(50_000)]), 'a.png')
    const raw = await openRawForm(port, '/add-rating', form, '10.25.0.1')
    raw.send()
    raw.socket.destroy()
    await raw.closed
    await expectReviewsWork('10.25.0.1')
    await until(() => filesInSpool().length === 0)
  })

  const filesInSpool = () => {
    const folder = join(api.dataDir, 'spool')
    return existsSync(folder) ? readdirSync(folder) : []
  }

  test('process a small picture before large ones of other networks that came first', async () => {
    const picture = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#c22' } })
        .png()
        .toBuffer()
    const [large, small] = [await picture(3000), await picture(300)]
    const answered: string[] = []
    const send = async (name: string, bytes: Buffer, address: string) => {
      const form = review()
      form.append('images', new Blob([new Uint8Array(bytes)]), 'a.png')
      const raw = await openRawForm(port, '/add-rating', form, address)
      open.push(raw)
      raw.send()
      expect((await raw.answered).slice(9, 12)).toBe('201')
      answered.push(name)
    }
    const all = Array.from({ length: 8 }, (_, index) => send('large', large, from(40)(index)))
    await until(() => answered.length + filesInSpool().length >= 8)
    await Promise.all([...all, send('small', small, '10.41.0.1')])
    expect(answered.indexOf('small')).toBeLessThan(5)
  })
})
