import Fastify from 'fastify'
import sharp from 'sharp'
import { robotsText } from './robots'
import { siteFiles } from './site-files'
import { webManifest } from './web-manifest'

const app = Fastify()
siteFiles(app, robotsText('https://shop.example'))
afterAll(() => app.close())

describe('site files', () => {
  test('list closed paths, open pictures and the sitemap in robots.txt', async () => {
    const { body, headers } = await app.inject('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Disallow: /api/\n')
    expect(body).toContain('Allow: /api/media/\n')
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n')
  })

  test('include every icon of the manifest in its size', async () => {
    expect(webManifest.icons).toHaveLength(4)
    for (const { src, type, sizes } of webManifest.icons) {
      const { statusCode, headers, rawPayload } = await app.inject(src)
      expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type })
      if (sizes === 'any') continue
      const { width, height } = await sharp(rawPayload).metadata()
      expect(`${width}x${height}`).toBe(sizes)
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
})
