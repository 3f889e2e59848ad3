import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { invalid, notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { uploadStore } from '../../uploads/upload-store'
import { addRating, hasPurchased, isPublished } from './rating-repository'

const MEGABYTE = 1024 * 1024
const pictures = { field: 'images', min: 0, max: 5, maxBytes: 5 * MEGABYTE, kinds: ['jpg', 'png', 'webp'] } as const
/** Names that the upload store generates; no other file is ever read. */
const OWN_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/
const AREA = 'reviews'

/** Submitting reviews, and their pictures. */
export async function ratingRoutes(app: FastifyInstance, { db, dataDir }: { db: Database; dataDir: string }) {
  const store = uploadStore(dataDir, AREA)

  serve(
    app,
    'POST /add-rating',
    async ({ body, files, account }) => {
      if (!(await isPublished(db, body.product_id))) throw notFound()
      const verifiedPurchase = account !== null && (await hasPurchased(db, account.id, body.product_id))
      await store.keep(files, async (names) => {
        const added = await addRating(db, {
          productId: body.product_id,
          userId: account?.id,
          name: body.name,
          email: body.email,
          rating: body.rating,
          title: body.title,
          comment: body.comment,
          fit: body.fit,
          heightCm: body.height_cm,
          weightKg: body.weight_kg,
          images: names.map((name) => `/api/media/reviews/${name}`),
          verifiedPurchase,
        })
        if (!added) throw invalid([{ field: 'email', message: 'You have already reviewed this product.' }], 'reviewed')
      })
      return { success: true, message: 'Thank you. Your review will appear once we have approved it.' }
    },
    { perMinute: 10, files: pictures },
  )

  app.get<{ Params: { file: string } }>('/media/reviews/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params
    const path = store.pathOf(file)
    if (!OWN_NAME.test(file) || !(await stat(path).catch(() => undefined))) throw notFound()
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createReadStream(path))
  })
}
