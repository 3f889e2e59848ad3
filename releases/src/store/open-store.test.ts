import { openStore } from './open-store'

test('an address that is none is told without its password', async () => {
  const told =
    'RELEASES_URL is "mysql://shop:…@db/releases", which is neither a folder, a database nor a release server'
  await expect(openStore('mysql://shop:my/own@secret@db/releases')).rejects.toThrow(told)
})
