import type { MyData } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import type { AccountRecords } from './account-records'

type ReviewsAndRequests = Pick<MyData, 'reviews' | 'equipment_requests'>

/** Serializes reviews and requests of the account, and those sent with its email if it is confirmed. */
export const serializeReviewsAndRequests = (person: AccountRecords, proven: boolean): ReviewsAndRequests => ({
  reviews: mergeById(person.ratings, proven ? person.ratingsByEmail : []).map((review) => ({
    product: review.product.title,
    name: review.name,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    fit: review.fit,
    height_cm: review.heightCm,
    weight_kg: review.weightKg,
    pictures: review.images.length,
    status: review.status,
    reply: review.reply,
    created_at: review.createdAt.toISOString(),
  })),
  equipment_requests: mergeById(person.equipmentRequests, proven ? person.equipmentRequestsByEmail : []).map(
    serializeRequest,
  ),
})

/** Each row once, newest first. */
const mergeById = <Row extends { id: number }>(own: Row[], byEmail: Row[]): Row[] =>
  [...new Map([...own, ...byEmail].map((row) => [row.id, row])).values()].sort((a, b) => b.id - a.id)

const serializeRequest = (row: AccountRecords['equipmentRequests'][number]): MyData['equipment_requests'][number] => ({
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
  quote: row.quoteCents === null ? null : toDollars(row.quoteCents),
  quote_note: row.quoteNote,
  steps: row.events.map(({ status, note, at }) => ({ status, note, at: at.toISOString() })),
  created_at: row.createdAt.toISOString(),
})
