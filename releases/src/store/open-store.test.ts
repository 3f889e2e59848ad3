import { openStore } from './open-store'

describe('openStore', () => {
  test('reports an invalid URL without its password', async () => {
    const error =
      'RELEASES_URL is "mysql://shop:…@db/releases", which is neither a folder, a database nor a release server'
    await expect(openStore('mysql://shop:my/own@secret@db/releases')).rejects.toThrow(error)
  })
})
