import { createApi } from '@shop/shared-api'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { drawArt, letterIcon } from '@shop/shared-drawings'
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { createBrand } from './shop-brand'

let settings: Partial<typeof sampleSettings> | undefined
const server = Fastify()
server.get('/api/general-setting', async (_request, reply) => {
  if (!settings) return reply.code(503).send()
  return { data: { ...sampleSettings, ...settings } }
})
server.get('/api/media/products/photo-0/480.webp', async (_request, reply) =>
  reply.type('image/webp').send(
    await sharp({ create: { width: 480, height: 480, channels: 3, background: '#0000ff' } })
      .webp()
      .toBuffer(),
  ),
)

const brandOf = (async () => {
  await server.listen({ port: 0, host: '127.0.0.1' })
  const apiUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return createBrand({ api: createApi({ baseUrl: `${apiUrl}/api` }), apiUrl })
})()
afterAll(() => server.close())

const brandFor = async (changed: typeof settings) => {
  settings = changed
  return (await brandOf)()
}

describe('brand', () => {
  test('has the name and the description of the settings', async () => {
    const brand = await brandFor({ title: 'Fight Barn', description: 'Gloves and bags.', logo: '/api/media/art/ring' })
    expect(brand).toEqual({ name: 'Fight Barn', description: 'Gloves and bags.', icon: drawArt('ring') })
  })

  test('has a photograph as its icon', async () => {
    const { icon } = await brandFor({ logo: '/api/media/products/photo-0' })
    const [red, green, blue] = await sharp(Buffer.from(icon))
      .resize(9, 9)
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([red! < 8, green! < 8, blue! > 247]).toEqual([true, true, true])
  })

  test.each([
    ['no logo', { logo: '' }],
    ['a logo that is missing', { logo: '/api/media/products/photo-1' }],
  ])('has the first letter of its name as its icon for %s', async (_, changed) => {
    expect((await brandFor({ title: '"fight" barn', ...changed })).icon).toBe(letterIcon('F'))
  })

  test('is neutral while the API is unavailable', async () => {
    expect(await brandFor(undefined)).toEqual({ name: 'Shop', description: '', icon: letterIcon('S') })
  })
})
