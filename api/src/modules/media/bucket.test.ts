import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { operate } from '../../testing/operate'
import { testApp } from '../../testing/test-app'
import { checkBucket, openBucket } from './bucket'
import { createMedia } from './create-media'
import { openOriginals } from './original-store'
import { photographSource } from './photograph-source'

const folder = mkdtempSync(join(tmpdir(), 'shop-s3-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 'store'),
  configureBuckets: [{ name: 'media' }],
})
let address: string
beforeAll(async () => void (address = `127.0.0.1:${(await server.run()).port}`))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const bucketAt = (path: string, keys = 'S3RVER:S3RVER') => openBucket(`http://${keys}@${address}/${path}`)

describe('bucket', () => {
  test('keeps objects below its folder, and has none once removed', async () => {
    const [shop, other] = [bucketAt('media/shop'), bucketAt('media/other')]
    const body = Buffer.from([0, 255, 10, 13])
    expect(await shop.read('originals/a')).toBeUndefined()
    await shop.write('originals/a', body)
    expect(await shop.read('originals/a')).toEqual(body)
    expect(await other.read('originals/a')).toBeUndefined()
    await shop.remove('originals/a')
    await shop.remove('originals/a')
    expect(await shop.read('originals/a')).toBeUndefined()
  })

  test('is accepted at a start that can write, read and remove', async () => {
    await expect(checkBucket(bucketAt('media/shop?region=eu-central-1'))).resolves.toBeUndefined()
  })

  test.each([
    ['there is no such bucket', 'nothing/shop', 'S3RVER:S3RVER', 'no such bucket'],
    ['the secret is wrong', 'media/shop', 'S3RVER:wrong', '403'],
    ['the key is unknown', 'media/shop', 'nobody:S3RVER', '403'],
  ])('stops a start when %s, without naming the secret', async (_what, path, keys, reason) => {
    const failure = await checkBucket(bucketAt(path, keys)).catch((error: Error) => error)
    expect(failure).toMatchObject({ name: 'InvalidSettings', message: expect.stringContaining(reason) })
    expect((failure as Error).message).toMatch(/^MEDIA_URL cannot be used: .* Check its address/)
    expect((failure as Error).message).not.toContain('wrong')
  })

  test('stops a start when nothing answers at the address', async () => {
    await expect(checkBucket(openBucket('http://a:b@127.0.0.1:9/media'))).rejects.toThrow('MEDIA_URL cannot be used')
  })

  test('holds a photograph and its pictures, which another machine serves from it', async () => {
    const bucket = bucketAt('media/shop')
    const originals = openOriginals('/nowhere', bucket)
    const api = await testApp({ originals })
    const body = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0b5d3b' } })
      .png()
      .toBuffer()
    const bytes = (async function* () {
      yield body
    })()
    const added = await operate(api, 'photographs.add', { name: 'glove.png' }, { bytes, originals })
    const { key } = ('detail' in added && added.detail) as { key: string }
    const mediaIn = (dataDir: string, photographs = photographSource(api.db, originals)) =>
      createMedia({ dataDir, bucket, photographs })
    const file = { name: '160.webp', width: 160, format: 'webp' } as const
    const picture = await mediaIn(api.dataDir).picture('products', key, file)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 160 })
    rmSync(join(api.dataDir, 'media'), { recursive: true })
    const never = () => Promise.reject(new Error('It must not be rendered again.'))
    expect(await mediaIn(join(folder, 'other'), never).picture('products', key, file)).toEqual(picture)
    await operate(api, 'photographs.remove', { name: 'glove.png' }, { originals })
    expect(await originals.read(createHash('sha256').update(body).digest('hex'))).toBeUndefined()
    await api.close()
  })
})
