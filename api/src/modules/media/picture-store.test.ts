import files from 'node:fs/promises'
import { mkdir, mkdtemp, readdir, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPictureStore } from './picture-store'

let folder: string

describe('picture store', () => {
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'pictures-'))))
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('reads back what was written, and reports the rest as missing', async () => {
    const store = createPictureStore(folder)
    await store.write('glove', '160.avif', Buffer.from('picture'))
    expect(String(await store.read('glove', '160.avif'))).toBe('picture')
    expect(await store.read('glove', '320.avif')).toBeUndefined()
  })

  test('deletes the oldest pictures beyond the limit', async () => {
    const store = createPictureStore(folder, 4)
    for (let i = 0; i < 8; i++) {
      await store.write(`drawing-${i}`, '160.avif', Buffer.from('picture'))
      await utimes(join(folder, `drawing-${i}`), i, i)
    }
    expect((await readdir(folder)).sort()).toEqual(['drawing-5', 'drawing-6', 'drawing-7'])
  })

  test('tolerates that another process deletes an old picture at the same time', async () => {
    const store = createPictureStore(folder, 2)
    // Listed in the folder, but missing when it is opened.
    await symlink(join(folder, 'nowhere'), join(folder, 'gone'))
    for (const name of ['new', 'newer']) await store.write(name, '160.avif', Buffer.from('picture'))
    expect(await readdir(folder)).not.toContain('gone')
  })

  test('scans the folder once per 500 writes', async () => {
    const store = createPictureStore(folder, 600)
    for (let i = 0; i < 600; i++) await mkdir(join(folder, `old-${i}`))
    for (let i = 0; i < 499; i++) await store.write('new', `${i}.avif`, Buffer.from(''))
    expect(await readdir(folder)).toHaveLength(601)
    await store.write('new', '499.avif', Buffer.from(''))
    expect(await readdir(folder)).toHaveLength(450)
  })

  test('stores 20,000 drawings, and deletes the oldest 5,001 beyond that', async () => {
    const store = createPictureStore(folder)
    const removed = jest.spyOn(files, 'rm').mockResolvedValue()
    const listed = jest.spyOn(files, 'readdir')
    const readPictures = async (count: number) => {
      listed.mockResolvedValueOnce(Array.from({ length: count }, (_, i) => `gone-${i}`) as never)
      for (let i = 0; i < 500; i++) await store.write('new', `${i}.avif`, Buffer.from(''))
      return removed.mock.calls.length
    }
    try {
      expect(await readPictures(20_000)).toBe(0)
      expect(await readPictures(20_001)).toBe(5_001)
    } finally {
      jest.restoreAllMocks()
    }
  })
})
