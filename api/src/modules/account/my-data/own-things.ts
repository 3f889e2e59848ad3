import type { MyData } from '@shop/shared-api/contract'
import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import {
  equipmentRequests,
  products,
  ratings,
  wholesaleApplications,
  wholesaleDocuments,
  wishlists,
} from '../../../database/schema'

type OwnThings = Pick<MyData, 'wishlist' | 'reviews' | 'wholesale_application' | 'equipment_requests'>

/** What an account has besides orders and cards. */
export async function ownThings(db: Database, userId: string): Promise<OwnThings> {
  const [wishes, reviews, application, requests] = await Promise.all([
    db
      .select({ product_id: wishlists.productId, title: products.title, at: wishlists.createdAt })
      .from(wishlists)
      .innerJoin(products, eq(products.id, wishlists.productId))
      .where(eq(wishlists.userId, userId))
      .orderBy(desc(wishlists.createdAt)),
    db
      .select({ review: ratings, product: products.title })
      .from(ratings)
      .innerJoin(products, eq(products.id, ratings.productId))
      .where(eq(ratings.userId, userId))
      .orderBy(desc(ratings.id)),
    applicationOf(db, userId),
    db.select().from(equipmentRequests).where(eq(equipmentRequests.userId, userId)).orderBy(asc(equipmentRequests.id)),
  ])
  return {
    wishlist: wishes.map(({ at, ...wish }) => ({ ...wish, added_at: at.toISOString() })),
    reviews: reviews.map(({ product, review }) => ({
      product,
      name: review.name,
      rating: review.rating,
      title: review.title,
      comment: review.comment,
      fit: review.fit,
      height_cm: review.heightCm,
      weight_kg: review.weightKg,
      pictures: review.images.length,
      status: review.status,
      created_at: review.createdAt.toISOString(),
    })),
    wholesale_application: application,
    equipment_requests: requests.map(requestOnTheWire),
  }
}

const requestOnTheWire = (row: typeof equipmentRequests.$inferSelect): OwnThings['equipment_requests'][number] => ({
  request_number: row.requestNumber,
  name: row.name,
  phone: row.phone,
  organisation: row.organisation,
  category: row.category,
  items: row.items,
  design: row.design,
  embroidery_text: row.embroideryText,
  needed_by: row.neededBy,
  budget: row.budget,
  notes: row.notes,
  pictures: row.artwork.length,
  status: row.status,
  created_at: row.createdAt.toISOString(),
})

async function applicationOf(db: Database, userId: string): Promise<OwnThings['wholesale_application']> {
  const [row] = await db.select().from(wholesaleApplications).where(eq(wholesaleApplications.userId, userId))
  if (!row) return null
  const papers = await db.select().from(wholesaleDocuments).where(eq(wholesaleDocuments.applicationId, row.id))
  return {
    business_name: row.businessName,
    business_type: row.businessType,
    tax_id: row.taxId,
    resale_number: row.resaleNumber,
    phone: row.phone,
    website: row.website,
    address: row.address,
    address_2: row.address2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    monthly_volume: row.monthlyVolume,
    message: row.message,
    status: row.status,
    documents: papers.map(({ mediaType, bytes, createdAt }) => ({
      media_type: mediaType,
      bytes,
      created_at: createdAt.toISOString(),
    })),
    created_at: row.createdAt.toISOString(),
  }
}
