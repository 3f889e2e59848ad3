import { letterIcon } from '@shop/shared-drawings'
import Fastify from 'fastify'
import sharp from 'sharp'
import { robotsText } from './robots'
import { siteFiles } from './site-files'
import { webManifest } from './web-manifest'

const brand = { name: 'Sample Corner', description: 'Gear for the ring.', icon: letterIcon('Sample Corner') }
const app = Fastify()
siteFiles(app, { robots: robotsText('https://shop.example'), brand: async () => brand })
afterAll(() => app.close())

/** The color in the middle of a PNG, as red, green, blue and opacity. */
const middleOf = async (png: Buffer) => {
  const { width = 0 } = await sharp(png).metadata()
  return [
    ...(await sharp(png)
      .ensureAlpha()
      .extract({ left: width / 2, top: width / 2, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ]
}

describe('site files', () => {
  test('list closed paths, open pictures and the sitemap in robots.txt', async () => {
    const { body, headers } = await app.inject('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Disallow: /api/\n')
    expect(body).toContain('Allow: /api/media/\n')
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n')
  })

  test('name the shop in the manifest', async () => {
    expect((await app.inject('/site.webmanifest')).json()).toMatchObject({
      name: 'Sample Corner',
      short_name: 'Sample Corner',
      description: 'Gear for the ring.',
    })
  })

  test('include every icon of the manifest in its size', async () => {
    const { icons } = webManifest(brand)
    expect(icons).toHaveLength(4)
    for (const { src, type, sizes } of icons) {
      const { statusCode, headers, rawPayload } = await app.inject(src)
      expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type })
      const { format, width, height } = await sharp(rawPayload).metadata()
      expect(format === 'svg' ? 'any' : `${width}x${height}`).toBe(sizes)
    }
  })

  test('an icon that systems cut to shape reaches into its corners', async () => {
    const { rawPayload } = await app.inject('/icon-maskable-512.png')
    const corner = await sharp(rawPayload)
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(corner[3]).toBe(255)
  })

  test('show another icon as soon as the shop has one', async () => {
    const previous = (await app.inject('/icon-192.png')).rawPayload
    brand.icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#00ff00"/></svg>`
    const { rawPayload } = await app.inject('/icon-192.png')
    expect(await middleOf(rawPayload)).toEqual([0, 255, 0, 255])
    expect(await middleOf(previous)).not.toEqual([0, 255, 0, 255])
  })
})
