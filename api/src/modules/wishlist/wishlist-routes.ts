import type { WishlistItem } from '@shop/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { catalogueService } from '../catalogue/catalogue-service'
import { wishlistRepository } from './wishlist-repository'

/** The user's own wishlist. */
export async function wishlistRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const wishlist = wishlistRepository(db)
  const catalogue = catalogueService(db)

  async function listOf(userId: string) {
    const rows = await wishlist.list(userId)
    const products = new Map(
      (await catalogue.inOrderOf(rows.map((row) => row.productId))).map((product) => [product.id, product]),
    )
    const data = rows.flatMap(({ id, productId }): WishlistItem[] => {
      const product = products.get(productId)
      return product ? [{ id, product_id: productId, product }] : []
    })
    return { data, meta: { count: data.length } }
  }

  serve(app, 'GET /get-wishlists', ({ account }) => listOf(account.id))

  serve(app, 'POST /wishlists', async ({ account, body }) => {
    await wishlist.add(account.id, [body.product_id])
    const item = (await listOf(account.id)).data.find((entry) => entry.product_id === body.product_id)
    if (!item) throw notFound()
    return { data: item }
  })

  serve(app, 'POST /wishlists/merge', async ({ account, body }) => {
    await wishlist.add(account.id, [...new Set(body.product_ids)])
    return listOf(account.id)
  })

  serve(app, 'DELETE /wishlists/:id', async ({ account, params }) => {
    if (!(await wishlist.remove(account.id, params.id))) throw notFound()
    return { success: true, message: 'Removed from your wishlist.' }
  })
}
