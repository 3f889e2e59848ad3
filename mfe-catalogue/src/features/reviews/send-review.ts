import { browserApi, type Api } from '@shop/shared-api'
import type { Body } from '../../body/body'

/** Submits a review with its photos and returns the API's message. Rejects with the API's error. */
export async function sendReview(
  values: Record<string, unknown>,
  { height, weight }: Body,
  pictures: readonly File[],
  api: Api = browserApi,
): Promise<string> {
  const body = new FormData()
  const measured = { height_cm: height && Math.round(height), weight_kg: weight && Math.round(weight) }
  for (const [field, value] of Object.entries<unknown>({ ...values, ...measured })) {
    if (value !== undefined && value !== '') body.append(field, String(value))
  }
  for (const picture of pictures) body.append('images', picture)
  const { message } = await api.request('POST /add-rating', { body, silent: true })
  return message
}
