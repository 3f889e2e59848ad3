import { mkdtemp, readdir, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPictureStore } from './picture-store'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'pictures-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

test('what was written is read back, and what was not is missing', async () => {
  const store = createPictureStore(folder)
  await store.write('glove', '160.avif', Buffer.from('picture'))
  expect(String(await store.read('glove', '160.avif'))).toBe('picture')
  expect(await store.read('glove', '320.avif')).toBeUndefined()
})

test('past the limit the oldest pictures go and the newest stay', async () => {
  const store = createPictureStore(folder, 4)
  for (let i = 0; i < 8; i++) {
    await store.write(`drawing-${i}`, '160.avif', Buffer.from('picture'))
    await utimes(join(folder, `drawing-${i}`), i, i)
  }
  expect((await readdir(folder)).sort()).toEqual(['drawing-5', 'drawing-6', 'drawing-7'])
})

test('past the limit it is no matter that another API takes an old picture away at that moment', async () => {
  const store = createPictureStore(folder, 2)
  // In the list of the folder, and not there when it is looked at.
  await symlink(join(folder, 'nowhere'), join(folder, 'gone'))
  for (const name of ['new', 'newer']) await store.write(name, '160.avif', Buffer.from('picture'))
  expect(await readdir(folder)).not.toContain('gone')
})
