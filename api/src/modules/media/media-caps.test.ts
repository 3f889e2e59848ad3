import { products } from '../../database/schema'
import { testApp } from '../../testing/test-app'
import { createMedia } from './create-media'
import { warmPictures } from './warm-pictures'

describe('picture warm-up', () => {
  test('renders the 48 most popular products', async () => {
    const api = await testApp()
    const [{ id: _id, ...belt } = undefined!] = await api.db.select().from(products)
    await api.db.insert(products).values(
      Array.from({ length: 50 }, (_, index) => ({
        ...belt,
        slug: `copy-${index}`,
        drawing: `copy ${index}`,
        popularity: 1_000 - index,
      })),
    )
    const warmed = new Promise<readonly string[]>((resolve) => {
      const media = {
        ...createMedia({ dataDir: api.dataDir }),
        warm: async (keys: readonly string[]) => (resolve(keys), 0),
      }
      warmPictures(api.db, media)
    })
    expect(await warmed).toEqual(Array.from({ length: 48 }, (_, index) => `copy ${index}`))
    await api.close()
  })
})
